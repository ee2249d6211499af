import type { Kysely } from 'kysely'

/** How much a lead presses, as the link to its form said. */
export const leadNeed = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('leads').addColumn('need', 'text').execute()
  },
}
