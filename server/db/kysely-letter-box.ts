import type { Kysely } from 'kysely'
import type { Letter, LetterBox } from '../accounts/letter-box.ts'
import type { QueuedMail } from '../leads/queued-mail.ts'
import { countKey } from './limit-counter.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { whenReachable } from './when-reachable.ts'

/** Letters in the outbox; `onQueued` hears of each, so that nobody waits for the next poll. */
export function kyselyLetterBox(
  db: Kysely<Database>,
  write: (letter: Letter, now: number) => QueuedMail,
  onQueued: () => void,
): LetterBox {
  return {
    queue: (letter, now, interval) =>
      whenReachable(async () => {
        const queued = await db.transaction().execute(async (trx) => {
          const claimed = await trx
            .insertInto('account_letters')
            .values({ key: letterKey(letter.kind, letter.address), queued_at: now })
            .onConflict((conflict) =>
              conflict
                .column('key')
                .doUpdateSet({ queued_at: now })
                .where('account_letters.queued_at', '<=', now - interval),
            )
            .returning('key')
            .executeTakeFirst()
          if (!claimed) return false
          await trx
            .insertInto('outbox')
            .values(outboxRow(write(letter, now)))
            .execute()
          return true
        })
        if (queued) onQueued()
      }),

    allowAnother: (kind, address) => whenReachable(() => forgetLetters(db, address, [kind])),
  }
}

/** Lets the next letter of each kind to an address out at once. */
export async function forgetLetters(
  db: Kysely<Database>,
  address: string,
  kinds: readonly Letter['kind'][],
): Promise<void> {
  const keys = kinds.map((kind) => letterKey(kind, address))
  await db.deleteFrom('account_letters').where('key', 'in', keys).execute()
}

function letterKey(kind: Letter['kind'], address: string): string {
  return countKey(kind, address)
}
