import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { originMark, type PublishedFile, publishedList } from '../../contract/published-file.ts'
import { publish } from '../../site/build/publish.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

async function published(file: string, content = 'moving'): Promise<PublishedFile[]> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'videos'))
  await mkdir(join(folder, '_astro'))
  await writeFile(join(folder, file), content)
  const done = publish().hooks['astro:build:done'] as unknown as (built: {
    dir: URL
  }) => Promise<void>
  await done({ dir: pathToFileURL(`${folder}/`) })
  return JSON.parse(await readFile(join(folder, publishedList), 'utf8'))
}

test.each([
  ['videos/source.mp4', 'video/mp4'],
  ['videos/source.webm', 'video/webm'],
  ['videos/source.MOV', 'video/quicktime'],
])('an owner’s video %s is published as %s', async (file, contentType) => {
  expect(await published(file)).toMatchObject([{ path: `/${file}`, file, contentType }])
})

test('a kind of file that nobody named stops the build', async () => {
  await expect(published('videos/source.avi')).rejects.toThrow('No content type is known')
})

test.each(['about.html', 'sitemap.xml', 'robots.txt', 'facts.json'])(
  'that %s names the address of the site is told to the server, which packs it',
  async (file) => {
    const text = `<p>${originMark}/about</p>`.repeat(40)
    expect(await published(file, text)).toMatchObject([{ holdsOrigin: true, brotli: false }])
    const finished = text.replaceAll(originMark, 'https://www.example.com')
    const [entry] = await published(file, finished)
    expect(entry).toMatchObject({ brotli: true })
    expect(entry).not.toHaveProperty('holdsOrigin')
  },
)

test.each([
  ['about.html', `<script>go("${originMark}")</script>`],
  ['about.html', `<p style="background: url(${originMark}/a.png)">`],
  ['about.html', `<a href="https://social.example/?u=${encodeURIComponent(originMark)}">`],
  ['about.html', new URL(originMark).host],
  ['_astro/page.1a2b3c.js', `go("${originMark}")`],
])('an address that the server could not replace stops the build: %s %s', async (file, text) => {
  await expect(published(file, text)).rejects.toThrow(/address/)
})
