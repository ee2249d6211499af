import { developmentPublicKey } from '../contract/functions.ts'
import { siteConfig } from '../site.config.ts'

/**
 * The environment values that are printed into pages. They are inputs of the
 * build: `bin/serve` rebuilds when one of them changes.
 */
export const settings = {
  /** Canonical address of the site, without a trailing slash. */
  publicUrl: (process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '3000'}`).replace(
    /\/+$/,
    '',
  ),
  publicKey: process.env.PUBLIC_ANON_KEY || developmentPublicKey,
  mailboxes: {
    general: process.env.MAIL_GENERAL || siteConfig.mail.general,
    partnerships: process.env.MAIL_PARTNERSHIPS || siteConfig.mail.partnerships,
    investors: process.env.MAIL_INVESTORS || siteConfig.mail.investors,
  },
}
