import type { Kysely } from 'kysely'
import type { AccountMail, AccountMailQueue } from '../accounts/account-mail.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { claimMail } from './claim-mail.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

/** Mails in the outbox; `onQueued` hears of each, so that nobody waits for the next poll. */
export function kyselyAccountMailQueue(
  { db, keyed }: OpenDatabase,
  write: (mail: AccountMail, now: number) => QueuedMail,
  onQueued: () => void,
): AccountMailQueue {
  return {
    queue: (mail, now, interval) =>
      whenReachable(async () => {
        const queued = await transacting(db)(async (trx) => {
          const claimed = await trx
            .insertInto('account_letters')
            .values({ key: intervalKey(keyed, mail.kind, mail.address), queued_at: now })
            .onConflict((conflict) =>
              conflict
                .column('key')
                .doUpdateSet({ queued_at: now })
                .where('account_letters.queued_at', '<=', now - interval),
            )
            .returning('key')
            .executeTakeFirst()
          if (!claimed || !(await isWithinBudget(trx, keyed, mail, now))) return false
          await trx
            .insertInto('outbox')
            .values(outboxRow(write(mail, now)))
            .execute()
          return true
        })
        if (queued) onQueued()
      }),

    allowAnother: (kind, address) =>
      whenReachable(() => clearMailIntervals(db, keyed, address, [kind])),
  }
}

/** Lets the next mail of each kind to an address out at once. */
export async function clearMailIntervals(
  db: Kysely<Database>,
  keyed: KeyedHash,
  address: string,
  kinds: readonly AccountMail['kind'][],
): Promise<void> {
  const keys = kinds.map((kind) => intervalKey(keyed, kind, address))
  await db.deleteFrom('account_letters').where('key', 'in', keys).execute()
}

export function intervalKey(keyed: KeyedHash, kind: AccountMail['kind'], address: string): string {
  return keyed('letter', kind, address)
}

/** Every kind, each of whose intervals may be remembered for an address. */
export const accountMailKinds = Object.keys({
  'account-confirmation': true,
  'account-exists': true,
  'password-reset': true,
  'password-changed': true,
  'password-changed-here': true,
  'second-factor-on': true,
  'second-factor-off': true,
  'second-factor-locked': true,
  'passkey-added': true,
  'passkey-removed': true,
  'address-freed': true,
  'account-approved': true,
  'accounts-waiting': true,
} satisfies Record<AccountMail['kind'], true>) as AccountMail['kind'][]

/** What anybody can have mailed to any address; the other mails follow what only its owner can do. */
const budgeted: readonly AccountMail['kind'][] = [
  'account-confirmation',
  'account-exists',
  'password-reset',
]

/** A mail that warns an owner always goes out: nobody may keep it back by using the budget up. */
async function isWithinBudget(
  trx: Kysely<Database>,
  keyed: KeyedHash,
  { kind, address }: AccountMail,
  now: number,
): Promise<boolean> {
  return !budgeted.includes(kind) || claimMail(trx, keyed, { address, kind: 'account', now })
}
