import { developmentPublicKey } from '../contract/functions.ts'
import { defaultRetentionDays, type RetentionDays } from '../contract/retention-days.ts'
import { siteConfig } from '../site.config.ts'
import {
  domainList,
  emailAddress,
  host,
  longSecret,
  port,
  proxyList,
  publicKey,
  secret,
  siteOrigin,
  staffOrAdmin,
  timeZone,
  urlOf,
  wholeNumber,
} from './config-values.ts'
import { ConfigError } from './kernel/config-error.ts'
import { usualAcknowledgementsPerHour, usualNotificationsPerHour } from './limits/mail-budget.ts'

/** Everything the process takes from its environment; `docs/operations.md` explains each. */
export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  /** Where replies come in; undefined: nobody reads them but in the mailbox. */
  imapUrl: string | undefined
  mail: { from: string; general: string; partnerships: string; investors: string }
  /** Origin without a trailing slash; undefined while nobody set it. */
  publicUrl: string | undefined
  /** The key of the pages, then the previous one while a rotation lasts. */
  publicKeys: readonly string[]
  trustedProxies: readonly string[]
  teamTimeZone: string
  metricsToken: string | undefined
  mailsPerHour: { acknowledgements: number; notifications: number }
  /** Mails of an issue of the newsletter. */
  newsletterPerMinute: number
  /** Seconds between a SIGTERM, from when `/readyz` refuses, and the last connection taken. */
  drainSeconds: number
  retentionDays: RetentionDays
  teamDomains: readonly string[]
  /** The least role that works only with a second factor. */
  secondFactorFrom: 'staff' | 'admin'
  /** Keys the hashes of sessions and locks second factors away; undefined: the database holds one. */
  authSecret: string | undefined
}

/** Ten years at most; 0 means for ever. */
const days = wholeNumber(3_650)

const perHour = wholeNumber(1_000_000)

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the whole environment once. An empty value counts as unset, as container
 * tools pass it. Throws a ConfigError that names the first wrong variable.
 */
export function readConfig(environment: Environment): Config {
  function read<T>(name: string, parse: (text: string) => T): T | undefined {
    const text = environment[name]?.trim()
    if (!text) return undefined
    try {
      return parse(text)
    } catch (error) {
      throw new ConfigError(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
    }
  }

  const publicUrl = read('PUBLIC_URL', siteOrigin)
  const authSecret = read('AUTH_SECRET', longSecret)
  // Kept in the database, a copy of the database would hold the key to itself.
  if (!authSecret && environment.NODE_ENV === 'production' && publicUrl?.startsWith('https:')) {
    throw new ConfigError(
      'AUTH_SECRET must be set where PUBLIC_URL is https: openssl rand -base64 48',
    )
  }

  return {
    port: read('PORT', port) ?? 3000,
    host: read('HOST', host) ?? '127.0.0.1',
    dataDir: read('DATA_DIR', String) ?? './data',
    databaseUrl: read('DATABASE_URL', urlOf('postgres:', 'postgresql:')),
    smtpUrl: read('SMTP_URL', urlOf('smtp:', 'smtps:')),
    imapUrl: read('IMAP_URL', urlOf('imap:', 'imaps:')),
    mail: {
      from: read('MAIL_FROM', emailAddress) ?? siteConfig.mail.from,
      general: read('MAIL_GENERAL', emailAddress) ?? siteConfig.mail.general,
      partnerships: read('MAIL_PARTNERSHIPS', emailAddress) ?? siteConfig.mail.partnerships,
      investors: read('MAIL_INVESTORS', emailAddress) ?? siteConfig.mail.investors,
    },
    publicUrl,
    publicKeys: [
      read('PUBLIC_ANON_KEY', publicKey) ?? developmentPublicKey,
      ...[read('PUBLIC_ANON_KEY_PREVIOUS', publicKey) ?? []].flat(),
    ],
    trustedProxies: read('TRUST_PROXY', proxyList) ?? [],
    teamTimeZone: read('TEAM_TIME_ZONE', timeZone) ?? 'Atlantic/Reykjavik',
    metricsToken: read('METRICS_TOKEN', secret) ?? undefined,
    mailsPerHour: {
      acknowledgements: read('ACKNOWLEDGEMENTS_PER_HOUR', perHour) ?? usualAcknowledgementsPerHour,
      notifications: read('NOTIFICATIONS_PER_HOUR', perHour) ?? usualNotificationsPerHour,
    },
    newsletterPerMinute: read('NEWSLETTER_PER_MINUTE', wholeNumber(10_000)) ?? 60,
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(300)) ?? 0,
    retentionDays: {
      sentWords: read('KEEP_SENT_WORDS', days) ?? defaultRetentionDays.sentWords,
      sentMails: read('KEEP_SENT_MAILS', days) ?? defaultRetentionDays.sentMails,
      pendingSubscribers:
        read('KEEP_PENDING_SUBSCRIBERS', days) ?? defaultRetentionDays.pendingSubscribers,
      unconfirmedAccounts:
        read('KEEP_UNCONFIRMED_ACCOUNTS', days) ?? defaultRetentionDays.unconfirmedAccounts,
      suspiciousLeads: read('KEEP_SUSPICIOUS_LEADS', days) ?? defaultRetentionDays.suspiciousLeads,
      accountEvents: read('KEEP_ACCOUNT_EVENTS', days) ?? defaultRetentionDays.accountEvents,
    },
    secondFactorFrom: read('SECOND_FACTOR_FROM', staffOrAdmin) ?? siteConfig.secondFactorFrom,
    teamDomains: read('TEAM_DOMAINS', domainList) ?? [],
    authSecret,
  }
}
