import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { passwordLength } from '../../contract/accounts.ts'
import { siteConfig } from '../../site.config.ts'
import type { OpenDatabase } from '../db/open-database.ts'

const day = 86_400

/** A session ends this many seconds after it was last renewed; use renews it once a day. */
const sessionLifetime = 7 * day

export type Auth = ReturnType<typeof openAuth>

/**
 * Passwords, sessions, links and second factors on our database. Nothing of it is
 * reachable over HTTP but what our own routes call, so its paths, cookies, limits
 * and origins play no part. The database must be migrated. Never call it inside a
 * transaction of ours: on SQLite it would wait for the one connection for ever.
 */
export function openAuth({ db, engine }: OpenDatabase, secret: string) {
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
  return betterAuth({
    appName: siteConfig.companyName,
    baseURL: 'http://localhost',
    secret,
    database: { db, type: engine },
    // Its log quotes addresses; what fails reaches ours as an error.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      modelName: 'team_accounts',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'pending', input: false },
      },
    },
    session: {
      modelName: 'team_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
      expiresIn: sessionLifetime,
      updateAge: day,
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
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({
        issuer: siteConfig.companyName,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'team_second_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  })
}
