import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type PublishedFile, publishedList } from '../../contract/published-file.ts'
import { publish } from '../../site/build/publish.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

async function published(file: string): Promise<PublishedFile[]> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'videos'))
  await writeFile(join(folder, file), 'moving')
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
