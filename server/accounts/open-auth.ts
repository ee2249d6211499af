import { randomUUID } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { siteConfig } from '../../site.config.ts'

export type Auth = ReturnType<typeof openAuth>

/** The database as better-auth takes it; without the types of our own tables, which it does not need. */
type AuthDatabase = {
  db: Extract<BetterAuthOptions['database'], { db: unknown; type: unknown }>['db']
  engine: 'sqlite' | 'postgres'
}

/**
 * Accounts, links and what is kept encrypted, on our database; sessions, passwords and
 * second factors are ours (docs/decisions/0022). Nothing of it is reachable over HTTP, so
 * its paths, cookies, limits and origins play no part. The database must be migrated.
 * Never call it inside a transaction of ours: on SQLite it would wait for the one
 * connection for ever.
 */
export function openAuth({ db, engine }: AuthDatabase, secret: string) {
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
  const auth = betterAuth({
    appName: siteConfig.companyName,
    baseURL: 'http://localhost',
    secret,
    database: { db, type: engine },
    // Its log quotes addresses; what fails reaches ours as an error.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    user: {
      modelName: 'team_accounts',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'pending', input: false },
      },
    },
    account: {
      modelName: 'team_credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: {
      modelName: 'team_verifications',
      fields: { expiresAt: 'expires_at', ...times },
      // A stolen copy of the table opens no link.
      storeIdentifier: 'hashed',
    },
    advanced: {
      ipAddress: { disableIpTracking: true },
      // By us: PostgreSQL would be left to make ids itself, which our tables do not.
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
  })
  const key = async () => (await auth.$context).secretConfig
  return {
    $context: auth.$context,
    /** Locks a text away under the server's secret. */
    encrypt: async (data: string) => symmetricEncrypt({ key: await key(), data }),
    /** Throws when it was locked away under another secret. */
    decrypt: async (data: string) => symmetricDecrypt({ key: await key(), data }),
  }
}
