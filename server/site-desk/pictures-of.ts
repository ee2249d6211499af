import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeskPictures } from '../../contract/site-desk.ts'
import { furtherLanguages } from '../../contract/words/language.ts'

type Size = { width: number; height: number }
type Index = Readonly<Record<string, Size & { widths: readonly number[]; portrait: Size | null }>>

/** A picture or photograph in the address of one of its files. */
const shownIn = /\/_astro\/(?:photograph-([a-z-]+?)-[\da-f]{16}-|([a-z-]+?)(?:-portrait)?-\d+\.)/g

/** The pictures of the site, and the pages that show each in what is live. */
export async function picturesOf(root: string): Promise<DeskPictures> {
  const index = await readIndex(root)
  const words = JSON.parse(await readFile(join(root, 'site/words/pictures/en.json'), 'utf8')) as {
    alternatives: Readonly<Record<string, string>>
  }
  const pages = await pagesOf(join(root, 'dist'))
  return {
    pictures: Object.entries(index).map(([name, { width, height, portrait }]) => ({
      name,
      frames: [
        { width, height },
        ...(portrait ? [{ width: portrait.width, height: portrait.height }] : []),
      ],
      pages: pages.filter(({ shows }) => shows.has(name)).map(({ path }) => path),
      alt: words.alternatives[name] ?? '',
    })),
  }
}

/** In English alone, as the others show the same; without the contact sheets of the media packs, which hold our renderings. */
const passedOver: ReadonlySet<string> = new Set([
  'resources.html',
  ...furtherLanguages.map((language) => `${language}.html`),
])

async function pagesOf(site: string) {
  const files = globSync('*.html', { cwd: site })
    .filter((file) => !passedOver.has(file))
    .sort()
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(site, file), 'utf8')
      const names = [...html.matchAll(shownIn)].flatMap(
        ([, photograph, ours]) => photograph ?? ours ?? [],
      )
      return {
        path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
        shows: new Set(names),
      }
    }),
  )
}

/** The smallest encoding of a picture of ours. */
export async function ourPicture(root: string, name: string): Promise<Buffer | undefined> {
  const index = await readIndex(root)
  if (!Object.hasOwn(index, name)) return undefined
  const [width] = index[name]?.widths ?? []
  return readFile(join(root, `site/assets/pictures/${name}-${width}.webp`)).catch(() => undefined)
}

const readIndex = async (root: string): Promise<Index> =>
  JSON.parse(await readFile(join(root, 'site/assets/pictures.json'), 'utf8')) as Index
