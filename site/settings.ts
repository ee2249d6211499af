import { developmentPublicKey } from '../contract/functions.ts'
import { originMark } from '../contract/published-file.ts'
import { siteConfig } from '../site.config.ts'

const publicUrl = process.env.PUBLIC_URL?.replace(/\/+$/, '')

/**
 * The environment values that are printed into pages. They are inputs of the
 * build: `bin/serve` rebuilds when one of them changes.
 */
export const settings = {
  /** Canonical address of the site, without a trailing slash; while nobody set it, the server puts its own there. */
  publicUrl: publicUrl || originMark,
  /**
   * The same for files whose bytes are finished, documents and archives: they name it once it is set, and never the
   * address of a machine on which somebody tries the site.
   */
  documentUrl: publicUrl || undefined,
  publicKey: process.env.PUBLIC_ANON_KEY || developmentPublicKey,
  mailboxes: {
    general: process.env.MAIL_GENERAL || siteConfig.mail.general,
    partnerships: process.env.MAIL_PARTNERSHIPS || siteConfig.mail.partnerships,
    investors: process.env.MAIL_INVESTORS || siteConfig.mail.investors,
  },
}
