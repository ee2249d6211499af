import type { Kysely } from 'kysely'
import {
  type BudgetedKind,
  type BudgetedMail,
  foldedAddress,
  mayMail,
  remembered,
} from '../limits/mail-budget.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { Database } from './schema.ts'

type Claim = { address: string; kind: BudgetedKind; now: number }

/**
 * True for a mail that the address's budget allows; it is counted then, if `alsoWhen` agrees.
 * Within a transaction: simultaneous claims for one address wait for each other.
 */
export async function claimMail(
  trx: Kysely<Database>,
  keyed: KeyedHash,
  { address, kind, now }: Claim,
  alsoWhen: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const key = budgetKey(keyed, address)
  // Writes before it reads: PostgreSQL locks the row, whether or not it was there.
  const { mails } = await trx
    .insertInto('mail_budgets')
    .values({ key, mails: '[]', changed_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ changed_at: now }))
    .returning('mails')
    .executeTakeFirstOrThrow()
  const earlier = JSON.parse(mails) as BudgetedMail[]
  if (!mayMail(kind, earlier, now) || !(await alsoWhen())) return false
  const kept = [...remembered(earlier, now), { kind, at: now }]
  await trx
    .updateTable('mail_budgets')
    .set({ mails: JSON.stringify(kept) })
    .where('key', '=', key)
    .execute()
  return true
}

export function budgetKey(keyed: KeyedHash, address: string): string {
  return keyed('mail', foldedAddress(address))
}
