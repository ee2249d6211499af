import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { articleFile } from '../../contract/article-file.ts'
import {
  type DeskFile,
  type DeskOverview,
  type DeskProblem,
  type DeskVersions,
  type DeskWork,
  siteDeskPaths,
  whyAdmins,
} from '../../contract/site-desk.ts'
import { outOfStep } from '../../contract/words/in-step.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { commitAll, homeWords, siteSources, titleIn } from '../../tests/support/site-sources.ts'
import { type TestColleague, teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'

const fileOf = (editor: TestColleague) =>
  editor.get<DeskFile>(`${siteDeskPaths.file}?file=${encodeURIComponent(homeWords)}`)

const fieldOf = (file: DeskFile, key = 'hero.title') =>
  file.fields.find((field) => field.key === key)

const save = (editor: TestColleague, version: number, title: string) =>
  editor.call('PUT', siteDeskPaths.draft, {
    file: homeWords,
    version,
    changes: { 'hero.title': title },
  })

async function ended(editor: TestColleague): Promise<DeskWork> {
  let work: DeskWork | null = null
  await eventually('the work ends', async () => {
    work = (await editor.get<{ work: DeskWork | null }>(siteDeskPaths.work)).work
    return typeof work?.endedAt === 'number'
  })
  if (!work) throw new Error('There was no work')
  return work
}

async function publish(editor: TestColleague): Promise<DeskWork> {
  const { version } = await fileOf(editor)
  await editor.send('POST', siteDeskPaths.publish, { drafts: { [homeWords]: version } })
  return ended(editor)
}

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function opened() {
    const sources = await siteSources()
    commitAll(sources.root)
    const server = await teamServer(engine, {}, { siteDirectory: sources.live })
    const editor = await server.colleague('editor')
    const home = async (path = '/') => (await fetch(server.origin + path)).text()
    return { ...sources, ...server, editor, home }
  }

  test('a sentence is changed, published, live without a restart, committed, recorded and taken back', async () => {
    const { root, editor, home, colleague } = await opened()
    const source = readFileSync(join(root, homeWords), 'utf8')
    const before = await fileOf(editor)
    expect(fieldOf(before)).toMatchObject({ published: 'Water by the container', longest: 40 })
    expect((await save(editor, 0, 'Water by the ship')).status).toBe(200)
    expect(titleIn(root)).toBe('Water by the container')

    const work = await publish(editor)
    expect(work).toMatchObject({ stage: 'done', problems: [], by: editor.address })
    expect(await home()).toContain('Water by the ship')
    expect(titleIn(root)).toBe('Water by the ship')
    const after = readFileSync(join(root, homeWords), 'utf8')
    expect(after).toBe(source.replace('by the container', 'by the ship'))
    expect(fieldOf(await fileOf(editor))).not.toHaveProperty('draft')
    const log = execFileSync('git', ['log', '-1', '--format=%s|%ae|%b'], { cwd: root }).toString()
    expect(log).toContain(`Change the words of home|${editor.address}|Published as ${work.version}`)

    const { versions } = await editor.get<DeskVersions>(siteDeskPaths.versions)
    expect(versions.map(({ by, live }) => [by, live])).toEqual([
      [editor.address, true],
      [null, false],
    ])
    expect(versions[0]?.changes).toEqual([
      {
        ...{ file: homeWords, key: 'hero.title' },
        ...{ was: 'Water by the container', now: 'Water by the ship' },
      },
    ])
    // A second one, so that there is one to go back to which knows its words.
    const { version } = await fileOf(editor)
    expect((await save(editor, version, 'Water by the tank')).status).toBe(200)
    expect(await publish(editor)).toMatchObject({ stage: 'done' })
    const began = performance.now()
    await editor.send('POST', siteDeskPaths.goBack, { version: work.version })
    expect(await home()).toContain('Water by the ship')
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(titleIn(root)).toBe('Water by the ship')

    const admin = await colleague('admin')
    const record = JSON.stringify(await admin.get('/api/team/record'))
    expect(record).toContain('site: Change the words of home')
    expect(record).toContain(`site: Go back to the version ${work.version}`)
  })

  test('an editor records that a translation still holds: committed, told in the record, and only beside the English that was read', async () => {
    const { root, editor, colleague } = await opened()
    const file = homeWords.replace('en.json', 'fr.json')
    writeFileSync(join(root, file), JSON.stringify({ hero: { title: 'L’eau en conteneurs' } }))
    mkdirSync(join(root, 'site/content'))
    commitAll(root)
    const record = (who: TestColleague, english: string) =>
      who.call('POST', siteDeskPaths.inStep, { file, texts: { 'hero.title': english } })
    expect((await record(editor, 'Water by the ship')).status).toBe(409)
    expect(outOfStep(root, file)).toHaveLength(1)
    expect((await record(await colleague('staff'), 'Water by the container')).status).toBe(403)
    expect((await record(editor, 'Water by the container')).status).toBe(200)
    expect(outOfStep(root, file)).toEqual([])
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString().trim()
    expect(git('log', '-1', '--format=%ae')).toBe(editor.address)
    expect(git('status', '--porcelain', 'site')).toBe('')
    const kept = JSON.stringify(await (await colleague('admin')).get('/api/team/record'))
    expect(kept).toContain('the words of home (fr) still hold: hero.title')
    const english = { file: homeWords, texts: { 'hero.title': 'Water by the container' } }
    expect((await editor.call('POST', siteDeskPaths.inStep, english)).status).toBe(404)
  })

  test('an article is drafted, dropped, published and committed, and goes and comes with its version', async () => {
    const { root, editor } = await opened()
    const file = articleFile('a-second')
    const article = {
      ...{ title: 'A second', excerpt: 'What it tells.', category: 'Source', date: '2026-11-24' },
      parts: [{ paragraphs: ['Short.'] }, { heading: 'Water', paragraphs: ['One.', 'Two.'] }],
      next: { href: '/contact', label: 'Write to us' },
    }
    const put = (version: number, call: object) =>
      editor.call('PUT', siteDeskPaths.draft, { file, version, changes: {}, ...call })
    const inDraft = async () =>
      (await editor.get<DeskOverview>(siteDeskPaths.overview)).files.find(
        (known) => known.file === file,
      )
    expect((await put(0, { changes: { article } })).status).toBe(200)
    expect(await inDraft()).toMatchObject({ title: 'A second', group: 'articles' })
    expect((await put(1, { dropped: ['article'] })).status).toBe(200)
    expect(await inDraft()).toBeUndefined()
    expect((await put(1, { changes: { article } })).status).toBe(409)

    await save(editor, 0, 'Water by the ship')
    const before = await publish(editor)
    expect((await put(2, { changes: { article } })).status).toBe(200)
    expect(existsSync(join(root, file))).toBe(false)
    await editor.send('POST', siteDeskPaths.publish, { drafts: { [file]: 3 } })
    const after = await ended(editor)
    expect(after).toMatchObject({ stage: 'done' })
    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual(article)
    const committed = () =>
      execFileSync('git', ['log', '-1', '--format=%s', '--name-status'], { cwd: root }).toString()
    expect(committed()).toContain('Change the article a-second')
    expect(committed()).toContain(`A\t${file}`)

    await editor.send('POST', siteDeskPaths.goBack, { version: before.version })
    expect(existsSync(join(root, file))).toBe(false)
    expect(committed()).toContain(`D\t${file}`)
    await editor.send('POST', siteDeskPaths.goBack, { version: after.version })
    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual(article)
    expect(titleIn(root)).toBe('Water by the ship')
  })

  test('of two editors the later one is told, and nothing of either is lost', async () => {
    const { editor, colleague } = await opened()
    const other = await colleague('editor')
    expect((await save(editor, 0, 'The first')).status).toBe(200)
    const late = await save(other, 0, 'The second')
    expect(late.status).toBe(409)
    const shown = await fileOf(other)
    expect(shown).toMatchObject({ version: 1, by: editor.address })
    expect(fieldOf(shown)).toMatchObject({ draft: 'The first' })
    expect((await save(other, 1, 'The second')).status).toBe(200)
    // What the first one saw is not what would go live.
    const publishing = await editor.call('POST', siteDeskPaths.publish, {
      drafts: { [homeWords]: 1 },
    })
    expect(publishing.status).toBe(409)
  })

  test('a mistake is told at its field, by the check and by a build, and the site stays as it is', async () => {
    const { root, live, editor, home } = await opened()
    const atField = { file: homeWords, key: 'hero.title' }
    await save(editor, 0, 'Water {wrong}')
    const { problems } = await editor.send<{ problems: DeskProblem[] }>(
      'POST',
      siteDeskPaths.check,
      {},
    )
    expect(problems).toEqual([expect.objectContaining(atField)])
    for (const title of ['Water {wrong}', 'Water CRASH']) {
      const { version } = await fileOf(editor)
      await save(editor, version, title)
      expect(await publish(editor)).toMatchObject({
        stage: 'failed',
        problems: [expect.objectContaining(atField)],
      })
      expect(titleIn(root)).toBe('Water by the container')
      expect(await home()).toBe(readFileSync(join(live, 'index.html'), 'utf8'))
      expect(fieldOf(await fileOf(editor))).toMatchObject({ draft: title })
    }
    // Mended, it goes.
    const { version } = await fileOf(editor)
    await save(editor, version, 'Water, mended')
    expect(await publish(editor)).toMatchObject({ stage: 'done' })
  })

  test('who is mailed emergencies is named by an admin alone', async () => {
    const { editor, colleague } = await opened()
    const admin = await colleague('admin')
    const put = (by: TestColleague, version: number, call: object) =>
      by.call('PUT', siteDeskPaths.draft, { file: 'site.settings.json', version, ...call })
    const named = { changes: { 'company.emergencyMailbox': 'mine@elsewhere.example' } }
    const refused = await put(editor, 0, named)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(whyAdmins)
    expect((await put(admin, 0, named)).status).toBe(200)
    // What an admin has drafted an editor does not take back either.
    const dropped = { changes: {}, dropped: ['company.emergencyMailbox'] }
    expect((await put(editor, 1, dropped)).status).toBe(400)
  })

  test('an admin alone goes back to a version that names another mailbox for emergencies', async () => {
    const { root, editor, colleague } = await opened()
    const admin = await colleague('admin')
    const mailbox = () => {
      const { company } = JSON.parse(readFileSync(join(root, 'site.settings.json'), 'utf8'))
      return company.emergencyMailbox
    }
    const former = mailbox()
    const file = 'site.settings.json'
    const name = (version: number, changes: object) =>
      admin.send('PUT', siteDeskPaths.draft, { file, version, changes })
    const publishFacts = (version: number) =>
      admin.send('POST', siteDeskPaths.publish, { drafts: { [file]: version } })
    const goBack = (by: TestColleague, version: string | null) =>
      by.call('POST', siteDeskPaths.goBack, { version })
    await save(editor, 0, 'Water by the ship')
    const before = await publish(editor)
    await name(0, { 'company.emergencyMailbox': 'now@company.example' })
    await publishFacts(1)
    const after = await ended(admin)

    expect((await goBack(editor, before.version)).status).toBe(403)
    expect(mailbox()).toBe('now@company.example')
    const { versions } = await editor.get<DeskVersions>(siteDeskPaths.versions)
    expect(versions.find(({ live }) => live)?.name).toBe(after.version)
    expect((await goBack(admin, before.version)).status).toBe(200)
    expect(mailbox()).toBe(former)
  })

  test('a value that is nested to keep the server busy is refused at once, and checks do not pile up', async () => {
    const { root, origin, editor } = await opened()
    const put = (value: string, version = '0') =>
      fetch(origin + siteDeskPaths.draft, {
        method: 'PUT',
        headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
        body: `{"file":"site.settings.json","version":${version},"changes":{"certificates":${value}}}`,
      })
    const began = performance.now()
    // A schema of alternatives takes minutes for the first.
    for (const value of [
      `${'['.repeat(24)}1e999${']'.repeat(24)}`,
      `${'['.repeat(1_000)}1${']'.repeat(1_000)}`,
      '{"__proto__":[]}',
    ]) {
      expect((await put(value)).status, value).toBe(400)
    }
    expect(performance.now() - began).toBeLessThan(5_000)
    // More than a bigint of PostgreSQL holds.
    expect((await put('[]', '1e308')).status).toBe(400)
    const hold = join(root, 'hold')
    writeFileSync(hold, '')
    const answered: number[] = []
    const checks = Array.from({ length: 8 }, async () => {
      answered.push((await editor.call('POST', siteDeskPaths.check, {})).status)
    })
    await eventually('all but three are turned away', async () => answered.length === 5)
    expect(new Set(answered)).toEqual(new Set([409]))
    rmSync(hold)
    await Promise.all(checks)
    expect(answered.filter((status) => status === 200)).toHaveLength(3)
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('a preview is seen by who is given its address, framed by us alone, and sends nothing', async () => {
    const { origin, editor, home } = await opened()
    await save(editor, 0, 'A draft')
    await editor.send('POST', siteDeskPaths.preview, {})
    const { previewPath } = await ended(editor)
    expect(previewPath).toMatch(/^\/preview\/[\w-]{43}\/$/)
    const answer = await fetch(origin + previewPath)
    expect(await answer.text()).toContain(`href="${previewPath}contact"`)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(await home()).not.toContain('A draft')
    for (const wrong of [`/preview/${'x'.repeat(43)}/`, `${previewPath}..%2fpublished.json`]) {
      expect((await fetch(origin + wrong)).status, wrong).toBe(404)
    }
  })

  test('no path, key or text leads out of the files of words', async () => {
    const { editor } = await opened()
    for (const file of ['package.json', '../../etc/passwd', 'site/pages/index.astro', '']) {
      const path = `${siteDeskPaths.file}?file=${encodeURIComponent(file)}`
      expect([400, 404], file).toContain((await editor.call('GET', path)).status)
      const put = await editor.call('PUT', siteDeskPaths.draft, { file, version: 0, changes: {} })
      expect(put.status, file).toBe(404)
    }
    for (const file of [
      'site/words/articles/../x/en.json',
      'site/words/articles/x/y/en.json',
      'site/words/articles/x/fr.json',
      'site/words/articles/X/en.json',
      'site/words/articles/figures/en.json',
    ]) {
      const put = await editor.call('PUT', siteDeskPaths.draft, { file, version: 0, changes: {} })
      expect(put.status, file).toBe(404)
    }
    const texts = { title: '', excerpt: '', category: '', date: '', parts: [] }
    const next = { href: '/contact', label: '' }
    for (const article of [
      { ...texts, next, title: '<img src=x>' },
      { ...texts, next, script: 'x' },
      { ...texts, next, parts: [{ paragraphs: [{ html: 'x' }] }] },
      { ...texts },
      'A text',
    ]) {
      const call = { file: articleFile('x'), version: 0, changes: { article } }
      const answer = await editor.call('PUT', siteDeskPaths.draft, call)
      expect(answer.status, JSON.stringify(article)).toBe(400)
    }
    for (const changes of [
      { 'hero.title': 'A <script>alert(1)</script>' },
      { 'hero.title': ['A list'] },
      { 'hero.title': '' },
      { 'hero.other': 'A key of its own' },
      { '__proto__.title': 'x' },
    ]) {
      const call = { file: homeWords, version: 0, changes }
      const answer = await editor.call('PUT', siteDeskPaths.draft, call)
      expect(answer.status, JSON.stringify(changes)).toBe(400)
    }
    const settings = {
      file: 'site.settings.json',
      version: 0,
      changes: { secondFactorFrom: 'admin' },
    }
    expect((await editor.call('PUT', siteDeskPaths.draft, settings)).status).toBe(400)
  })

  test('a mail’s text that names what nothing hands in, and would keep messages from being stored, is refused', async () => {
    const { editor } = await opened()
    const file = 'server/words/mails/en.json'
    const put = (subject: string) =>
      editor.call('PUT', siteDeskPaths.draft, {
        ...{ file, version: 0, changes: { 'mentioned.subject': subject } },
      })
    for (const subject of ['{by} named you about {refrence}', '{a, plural, other {#}}']) {
      const answer = await put(subject)
      expect(answer.status, subject).toBe(400)
      expect(await answer.text()).toContain('What can stand here: {by}, {reference}.')
    }
    expect((await put('{by} asks for you: {reference}')).status).toBe(200)
  })

  test('a server without its sources says where words are changed', async () => {
    const server = await teamServer(engine)
    const editor = await server.colleague('editor')
    const { closed } = await editor.get<DeskOverview>(siteDeskPaths.overview)
    expect(closed).toContain('docs/operations.md')
    const answer = await editor.call('POST', siteDeskPaths.publish, { drafts: {} })
    expect(answer.status).toBe(404)
  })
})
