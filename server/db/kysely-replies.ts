import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { CameBack, ReplyStore } from '../replies/reply-store.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import { lockLeads } from './lock-leads.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

/** What came back about leads, in SQLite or PostgreSQL. */
export function kyselyReplies({ db, engine }: OpenDatabase, now: () => number): ReplyStore {
  return {
    place: (mailbox) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('mailbox_places')
          .select(['validity', 'last_uid'])
          .where('mailbox', '=', mailbox)
          .executeTakeFirst()
        return row && { validity: row.validity, lastUid: row.last_uid }
      }),

    join: (mailbox, { validity, lastUid }, mails) =>
      transacting(db)(async (trx) => {
        const named = mails.flatMap(({ references }) => references)
        // Also, or one that is erased meanwhile would keep the whole portion out.
        if (engine === 'postgres' && named.length > 0) {
          await lockLeads(trx, (eb) => eb('reference', 'in', named))
        }
        let joined = 0
        for (const mail of mails) joined += await join(trx, mail, now())
        const place = { validity, last_uid: lastUid }
        await trx
          .insertInto('mailbox_places')
          .values({ mailbox, ...place })
          .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(place))
          .execute()
        return joined
      }),
  }
}

/** Joins a mail to the first lead it names that there is; 1 where it is new. */
async function join(trx: Kysely<Database>, mail: CameBack, now: number): Promise<number> {
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('reference', 'in', [...mail.references])
    .execute()
  const lead = mail.references
    .map((reference) => leads.find((each) => each.reference === reference))
    .find((found) => found !== undefined)
  if (!lead) return 0
  const id = randomUUID()
  const kept = await trx
    .insertInto('lead_replies')
    .values({
      id,
      lead_id: lead.id,
      message_id: mail.messageId,
      kind: mail.kind,
      from_name: mail.from.name,
      from_address: mail.from.address,
      subject: mail.subject,
      text: mail.text,
      attachments: JSON.stringify(mail.attachments),
      received_at: mail.receivedAt,
    })
    // Another process, or an earlier reading, was sooner.
    .onConflict((conflict) => conflict.columns(['lead_id', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) return 0
  const event = { leadId: lead.id, kind: mail.kind, detail: { reply: id } }
  await recordLeadEvents(trx, [event], { by: null, now })
  await touchLead(trx, lead.id, now)
  return 1
}
