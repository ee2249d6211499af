import { describe, expect, test } from 'vitest'
import { keptVersions } from '../../contract/published-file.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { deleteOldSiteWork } from './delete-old-site-work.ts'

const day = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')

type Row = { id: string; kind: 'preview' | 'publish'; stage: 'done' | 'failed' | 'building' }

describe.each(engines)('on %s', (engine) => {
  test('old previews and failures are forgotten; who published a version that is kept is not, nor what runs', async () => {
    const { db } = await openForTest(await newDatabase(engine))
    const add = ({ id, kind, stage }: Row, age: number) =>
      db
        .insertInto('site_work')
        .values({
          ...{ id, kind, stage, place: 'here', share: 100, version: id, process: 1 },
          ...{ running: stage === 'building' ? 'here' : null, process_begun: '1', changes: '[]' },
          ...{ problems: '[]', by_address: 'editor@site.example', begun_at: now - age * day },
          ended_at: stage === 'building' ? null : now - age * day,
        })
        .execute()
    await add({ id: 'old preview', kind: 'preview', stage: 'done' }, 31)
    await add({ id: 'new preview', kind: 'preview', stage: 'done' }, 29)
    await add({ id: 'old failure', kind: 'publish', stage: 'failed' }, 31)
    await add({ id: 'running', kind: 'publish', stage: 'building' }, 400)
    for (let nth = 0; nth <= keptVersions; nth += 1) {
      await add({ id: `published ${nth}`, kind: 'publish', stage: 'done' }, 100 + nth)
    }
    const draft = { version: 2, by_address: 'editor@site.example', changed_at: now - 31 * day }
    await db
      .insertInto('site_drafts')
      .values([
        { file: 'published.json', changes: '{}', ...draft },
        { file: 'waits.json', changes: '{"a":{"was":"1","now":"2"}}', ...draft },
      ])
      .execute()

    await deleteOldSiteWork(db, now)
    const left = await db.selectFrom('site_work').select('id').orderBy('id').execute()
    const ids = left.map(({ id }) => id)
    expect(ids).toContain('published 9')
    expect(ids).not.toContain(`published ${keptVersions}`)
    expect(ids.filter((id) => !id.startsWith('published'))).toEqual(['new preview', 'running'])
    const drafts = await db.selectFrom('site_drafts').select('file').execute()
    expect(drafts).toEqual([{ file: 'waits.json' }])
  })
})
