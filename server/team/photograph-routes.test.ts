import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  photographFile,
  photographsFolder,
  type Upload,
  uploadLimits,
} from '../../contract/photographs.ts'
import {
  type DeskFile,
  type DeskVersions,
  type DeskWork,
  siteDeskPaths,
} from '../../contract/site-desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { commitAll, homeWords, siteSources } from '../../tests/support/site-sources.ts'
import { type TestColleague, teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'

const file = photographFile('farm')

/** As a phone makes it: on its side, with a note to turn it, and where it was taken. */
const fromPhone = () =>
  sharp({ create: { width: 900, height: 1600, channels: 3, background: '#7a8f6b' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Taken at home' } })
    .toBuffer()

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer()

/** A small PNG whose head says another size: seconds of encoding a large one are saved. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(1, 1)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  // The head's checksum, of its name and its values.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

describe.each(engines)('on %s', { timeout: 120_000 }, (engine) => {
  async function opened() {
    const sources = await siteSources()
    commitAll(sources.root)
    const server = await teamServer(engine, {}, { siteDirectory: sources.live })
    const editor = await server.colleague('editor')
    const upload = (bytes: Buffer, type = 'image/jpeg', by: TestColleague = editor) =>
      fetch(server.origin + siteDeskPaths.photograph, {
        method: 'POST',
        headers: { authorization: `Bearer ${by.token}`, 'content-type': type },
        body: new Uint8Array(bytes),
      })
    return { ...sources, ...server, editor, upload }
  }

  const save = (editor: TestColleague, version: number, photograph: object | null) =>
    editor.call('PUT', siteDeskPaths.draft, { file, version, changes: { photograph } })

  async function published(editor: TestColleague, drafts: object): Promise<DeskWork> {
    await editor.send('POST', siteDeskPaths.publish, { drafts })
    let work: DeskWork | null = null
    await eventually(
      'the work ends',
      async () => {
        work = (await editor.get<{ work: DeskWork | null }>(siteDeskPaths.work)).work
        return typeof work?.endedAt === 'number'
      },
      60,
    )
    if (!work) throw new Error('There was no work')
    return work
  }

  test('a photograph is encoded anew for every frame, published, committed, recorded and taken back', async () => {
    const { root, editor, colleague, upload } = await opened()
    const words = { file: homeWords, version: 0, changes: { 'hero.title': 'Before' } }
    await editor.send('PUT', siteDeskPaths.draft, words)
    const before = await published(editor, { [homeWords]: 1 })

    const answer = await upload(await fromPhone())
    const taken = (await answer.json()) as Upload
    expect(taken).toMatchObject({ width: 1600, height: 900 })
    const photograph = { ...taken, focus: { x: 100, y: 50 }, alt: { en: 'Our farm.' } }
    expect((await save(editor, 0, photograph)).status).toBe(200)
    expect(existsSync(join(root, photographsFolder))).toBe(false)
    expect(await published(editor, { [file]: 1 })).toMatchObject({ stage: 'done', problems: [] })

    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual(photograph)
    const stem = `photograph-farm-${taken.upload}-100-50`
    const encoded = readdirSync(join(root, photographsFolder)).filter(
      (name) => name !== 'farm.json',
    )
    expect(encoded.sort()).toEqual(
      ['1280', '640', 'portrait-480'].flatMap((size) => [
        `${stem}-${size}.avif`,
        `${stem}-${size}.webp`,
      ]),
    )
    for (const name of encoded) {
      const bytes = readFileSync(join(root, photographsFolder, name))
      expect(bytes.includes('Taken at home'), name).toBe(false)
      const { width, height, exif } = await sharp(bytes).metadata()
      expect(exif, name).toBeUndefined()
      const [wide, high] = name.includes('portrait') ? [3, 4] : [16, 9]
      expect(Math.abs(width / height - wide / high), name).toBeLessThan(0.01)
    }
    const committed = () =>
      execFileSync('git', ['log', '-1', '--format=%s', '--name-status'], { cwd: root }).toString()
    expect(committed()).toContain('Change the photograph of farm')
    expect(committed()).toContain(`A\t${photographsFolder}/${stem}-1280.avif`)

    await editor.send('POST', siteDeskPaths.goBack, { version: before.version })
    expect(readdirSync(join(root, photographsFolder))).toEqual([])
    expect(committed()).toContain(`D\t${photographsFolder}/${stem}-1280.avif`)
    const { versions } = await editor.get<DeskVersions>(siteDeskPaths.versions)
    const after = versions.find(({ changes }) => changes.some((change) => change.file === file))
    await editor.send('POST', siteDeskPaths.goBack, { version: after?.name })
    expect(readdirSync(join(root, photographsFolder))).toHaveLength(7)

    const admin = await colleague('admin')
    const record = JSON.stringify(await admin.get('/api/team/record'))
    expect(record).toContain(`site: Upload the photograph ${taken.upload}`)
    expect(record).toContain('site: Change the photograph of farm')
  })

  test('of two editors the later one is told, and sees what the first has chosen', async () => {
    const { editor, colleague, upload } = await opened()
    const other = await colleague('editor')
    const taken = (await (await upload(await plain(1280, 720), 'image/png')).json()) as Upload
    const photograph = { ...taken, focus: { x: 50, y: 50 }, alt: { en: 'The first.' } }
    expect((await save(editor, 0, photograph)).status).toBe(200)
    expect((await save(other, 0, { ...photograph, alt: { en: 'The second.' } })).status).toBe(409)
    const shown = await other.get<DeskFile>(`${siteDeskPaths.file}?file=${file}`)
    expect(shown).toMatchObject({ version: 1, by: editor.address })
    expect(shown.fields[0]).toMatchObject({ published: null, draft: photograph })
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('what is broken, too large, too small or no photograph is refused in words, and leaves nothing behind', async () => {
    const { root, editor, upload } = await opened()
    const whole = await sharp(await plain(2000, 1400))
      .jpeg()
      .toBuffer()
    const frames = [whole, await sharp(whole).negate().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1400"/>'
    const disguised = Buffer.from(`<!--ftypavif-->${drawing}`)
    for (const [name, bytes, said] of [
      ['half of one', whole.subarray(0, whole.length - 200), /broken/],
      ['too many pixels', await claiming(10_000, 7_000), /too many pixels/],
      ['too few', await plain(1200, 700), /1200 × 700/],
      ['a drawing', Buffer.from(drawing), /Choose a photograph/],
      ['a drawing that begins as an AVIF does', disguised, /no picture/],
      ['one that moves', moving, /does not move/],
      ['a GIF', await sharp(whole).gif().toBuffer(), /Choose a photograph/],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /Choose a photograph/],
    ] as const) {
      const answer = await upload(bytes)
      expect(answer.status, name).toBe(400)
      expect(await answer.text(), name).toMatch(said)
    }
    expect((await upload(Buffer.alloc(uploadLimits.bytes + 1))).status).toBe(413)
    expect((await upload(whole, 'image/svg+xml')).status).toBe(400)
    expect(readdirSync(join(root, '.cache/photographs/uploads'))).toEqual([])
    expect(await editor.get(`${siteDeskPaths.file}?file=${file}`)).toMatchObject({ version: 0 })
  })

  test('no name leads out of the pictures, and nothing is published that was not uploaded here', async () => {
    const { editor, colleague, origin, upload } = await opened()
    const taken = (await (await upload(await plain(1280, 720), 'image/png')).json()) as Upload
    const photograph = { ...taken, focus: { x: 50, y: 50 }, alt: { en: 'A field.' } }
    for (const name of ['../farm', 'farm/../farm', 'other', 'Farm', '']) {
      const call = { file: photographFile(name), version: 0, changes: { photograph } }
      expect((await editor.call('PUT', siteDeskPaths.draft, call)).status, name).toBe(404)
    }
    for (const wrong of [
      { ...photograph, upload: '../../../../etc' },
      { ...photograph, upload: '0123456789abcdef' },
      { ...photograph, width: taken.width + 1 },
      { ...photograph, focus: { x: 101, y: 0 } },
      { ...photograph, alt: { en: '<b>x</b>' } },
      { ...photograph, script: 'x' },
    ]) {
      expect((await save(editor, 0, wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    for (const query of [
      'upload=../farm',
      'picture=../../package',
      'upload=0123456789abcdef',
      '',
    ]) {
      const path = `${siteDeskPaths.photograph}?${query}`
      expect((await editor.call('GET', path)).status, query).toBe(404)
    }
    const staff = await colleague('staff')
    expect((await upload(await plain(1280, 720), 'image/png', staff)).status).toBe(403)
    expect(
      (await fetch(`${origin}${siteDeskPaths.photograph}?upload=${taken.upload}`)).status,
    ).toBe(401)
  })

  test('an account sends sixty an hour, and four are taken in at once, whoever sends them', async () => {
    const { origin, editor, colleague, upload } = await opened()
    const other = await colleague('editor')
    const begun = Array.from({ length: 5 }, () => {
      const sent = request(origin + siteDeskPaths.photograph, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${other.token}`,
          'content-type': 'image/png',
          'content-length': 1_000,
        },
      })
      sent.on('error', () => undefined)
      // Of a thousand bytes one: its photograph is still on its way.
      sent.write('x')
      return sent
    })
    const [refused] = await Promise.race(begun.map((sent) => once(sent, 'response')))
    expect((refused as IncomingMessage).statusCode).toBe(429)
    expect((refused as IncomingMessage).headers['retry-after']).toBe('5')
    for (const sent of begun) sent.destroy()

    const nothing = Buffer.alloc(0)
    await eventually('those that were broken off are forgotten', async () => {
      return (await upload(nothing, 'image/png', await colleague('editor'))).status === 400
    })
    for (let n = 0; n < 60; n += 1) expect((await upload(nothing)).status).toBe(400)
    expect((await upload(nothing)).status).toBe(429)
    expect((await upload(nothing, 'image/png', other)).status).toBe(400)
    expect((await editor.call('GET', siteDeskPaths.pictures)).status).toBe(200)
  })

  test('who goes away before they are let in takes no place of those that come after', async () => {
    const { origin, colleague, upload } = await opened()
    const { port } = new URL(origin)
    const head = (token: string) =>
      `POST ${siteDeskPaths.photograph} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/png\r\nContent-Length: 9\r\n\r\n`
    const { token } = await colleague('editor')
    for (let n = 0; n < 40; n += 1) {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(head(token), () => socket.destroy())
      await once(socket, 'close')
    }
    await eventually('the next photograph is looked at', async () => {
      return (await upload(Buffer.alloc(0))).status === 400
    })
  })

  test('photographs that are sent at once are all taken', async () => {
    const { upload } = await opened()
    const [wide, whole] = [await plain(1400, 800), await plain(1280, 720)]
    const sent = await Promise.all([wide, whole, wide, whole].map((bytes) => upload(bytes)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
