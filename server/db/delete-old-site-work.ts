import type { Kysely } from 'kysely'
import { keptVersions } from '../../contract/published-file.ts'
import type { Database } from './schema.ts'

/** Milliseconds: so long it can be asked why a preview failed, or who dropped a draft. */
const kept = 30 * 86_400_000

/**
 * Previews, failures and goings back, and publishings of versions that are gone. Who published one that can still be gone
 * back to stays, since the list of versions names them; that something was published at all stays in the record.
 */
export async function deleteOldSiteWork(db: Kysely<Database>, now: number): Promise<void> {
  const published = await db
    .selectFrom('site_work')
    .select(['id', 'place'])
    .where('kind', '=', 'publish')
    .where('stage', '=', 'done')
    .orderBy('begun_at', 'desc')
    .execute()
  const listed = [...Map.groupBy(published, ({ place }) => place).values()].flatMap((rows) =>
    rows.slice(0, keptVersions).map(({ id }) => id),
  )
  await db
    .deleteFrom('site_work')
    .where('ended_at', '<', now - kept)
    .where('id', 'not in', listed.length > 0 ? listed : [''])
    .execute()
  await db
    .deleteFrom('site_drafts')
    .where('changes', '=', '{}')
    .where('changed_at', '<', now - kept)
    .execute()
}
