import type { AccountRouteDeps } from './accounts/account-deps.ts'
import { accountKeys } from './accounts/account-keys.ts'
import type { AccountMail } from './accounts/account-mail.ts'
import { openPasswords, type PasswordCost } from './accounts/passwords.ts'
import type { Config } from './config.ts'
import { attemptLimits, strangerLimits } from './db/attempt-limits.ts'
import { kyselyAccountEvents } from './db/kysely-account-events.ts'
import { kyselyAccountMailQueue } from './db/kysely-account-mail-queue.ts'
import { kyselyCredentialStore } from './db/kysely-credential-store.ts'
import { kyselyPasskeyStore } from './db/kysely-passkey-store.ts'
import { kyselyRoleStore } from './db/kysely-role-store.ts'
import { kyselySecondFactorStore } from './db/kysely-second-factor-store.ts'
import { kyselySessionStore } from './db/kysely-session-store.ts'
import { kyselyWaitingAccounts } from './db/kysely-waiting-accounts.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { serverSecret } from './db/server-secret.ts'
import { atFirstUse } from './kernel/at-first-use.ts'
import { windowCounter } from './kernel/window-counter.ts'
import { callLimits, guessLimits, mailLimits } from './limits/attempt-limit.ts'
import type { QueuedMail } from './mail/queued-mail.ts'

type Surroundings = Pick<
  AccountRouteDeps,
  'onTrouble' | 'onLateWork' | 'origins' | 'onOutcome' | 'now'
> & {
  writeAccountMail: (mail: AccountMail, at: number) => QueuedMail
  onQueued: () => void
  passwordCost?: PasswordCost
}

/** Everything the calls of accounts work with, on the given database. */
export function composeAccounts(
  config: Config,
  database: OpenDatabase,
  { writeAccountMail, onQueued, passwordCost, ...rest }: Surroundings,
): AccountRouteDeps {
  const secret = atFirstUse(async () => config.authSecret ?? (await serverSecret(database.db)))
  const keys = atFirstUse(async () => accountKeys(await secret()))
  return {
    // Half a second of loading that no visitor of the site needs.
    auth: atFirstUse(async () => {
      const { openAuth } = await import('./accounts/open-auth.ts')
      return openAuth(database, await secret())
    }),
    roles: kyselyRoleStore(database),
    credentials: kyselyCredentialStore(database, keys),
    passwords: openPasswords(passwordCost),
    sessions: kyselySessionStore(database, keys),
    secondFactors: kyselySecondFactorStore(database, keys),
    passkeys: kyselyPasskeyStore(database, keys),
    events: kyselyAccountEvents(database, keys),
    mails: kyselyAccountMailQueue(database, writeAccountMail, onQueued),
    waiting: kyselyWaitingAccounts(database, writeAccountMail, onQueued),
    limits: {
      guess: attemptLimits(database, 'guess', guessLimits),
      strangers: strangerLimits(database, 'guess'),
      mail: attemptLimits(database, 'accountmail', mailLimits),
      call: windowCounter(callLimits.all, rest.now),
      refusedCall: windowCounter(callLimits.refused, rest.now),
      sendingCall: windowCounter(callLimits.sending, rest.now),
    },
    secondFactorFrom: config.secondFactorFrom,
    teamDomains: config.teamDomains,
    publicKey: config.publicKeys,
    ...rest,
  }
}
