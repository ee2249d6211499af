/** Every file of `/resources` opens in the programs people have, and holds what the page says. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { documentFile } from '../../contract/document-files.ts'
import { addressIn, type Language, locales } from '../../contract/words/language.ts'
import pictures from '../../site/assets/pictures.json' with { type: 'json' }
import { articles } from '../../site/content/articles/articles.ts'
import { documentsIn } from '../../site/content/documents/document-series.ts'
import { editionDay } from '../../site/content/documents/document-words.ts'
import { plateNames, plateWords } from '../../site/content/documents/plate-words.ts'
import { seriesWords } from '../../site/content/documents/series-words.ts'
import { licenceNote, mediaPacks } from '../../site/content/media-packs.ts'
import { publishedLanguages } from '../../site/content/translated-pages.ts'
import { membersOf } from '../../site/documents/packs/members.ts'
import { settings } from '../../site/settings.ts'
import { siteConfig } from '../../site.config.ts'
import { bannedWordsIn } from '../support/banned-words.ts'
import { elementsOf, type ReadPdf, readPdf, textIn } from '../support/pdf-text.ts'

const downloads = resolve(import.meta.dirname, '../../dist/downloads')
const bytesOf = (name: string) => new Uint8Array(readFileSync(resolve(downloads, name)))

const documents = documentsIn('en').map(({ words }) => words)
const further = publishedLanguages.filter((language) => language !== 'en')
const translated = further.flatMap((language) => documentsIn(language).map(({ words }) => words))
const packs = mediaPacks('en')

const opened = new Map<string, Promise<ReadPdf>>()

/** A document as a reader's program opens it; each is opened once, which takes a second. */
function readDocument(slug: string, language: Language = 'en'): Promise<ReadPdf> {
  const file = documentFile(slug, language)
  const document = opened.get(file) ?? readPdf(bytesOf(file))
  opened.set(file, document)
  return document
}

test('no line of a document passes the margins of its sheet', async () => {
  // In points, as `site/documents/paper.ts` has them; large letters hang out a little, and the space behind a small line.
  const [left, right, hanging] = [62, 553.28, 3.5]
  for (const { slug, language } of [...documents, ...translated]) {
    const { pages } = await readDocument(slug, language)
    const beyond = pages
      .flatMap(({ runs }) => runs)
      .filter(({ from, to }) => from < left - hanging || to > right + hanging)
    expect(beyond, `${slug} in ${language}`).toEqual([])
  }
})

test('six documents and three packs are published, and nothing else', () => {
  const expected = [
    ...[...documents, ...translated].map(({ slug, language }) => documentFile(slug, language)),
    ...packs.map(({ slug }) => `${slug}.zip`),
  ]
  expect(documents).toHaveLength(6)
  expect(packs).toHaveLength(3)
  for (const language of further) expect(documentsIn(language).length).toBeGreaterThan(1)
  expect(readdirSync(downloads).sort()).toEqual(expected.sort())
})

const bare = (text: string) => text.replaceAll(/\s/g, '')

test.each([...documents, ...translated])(
  '$title opens with its title, language and tags',
  async (words) => {
    const { language } = words
    const { info, marked, displaysTitle, pages } = await readDocument(words.slug, language)
    expect(info).toMatchObject({
      Title: seriesWords(language).text('name', { title: words.title }),
      Author: siteConfig.companyName,
      Language: locales[language],
    })
    expect(marked).toBe(true)
    expect(displaysTitle).toBe(true)
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, { text, structure }] of pages.entries()) {
      expect(text).toContain(`${index + 1} / ${pages.length}`)
      // Between words and numbers of Arabic the reader of these tests keeps no space.
      expect(bare(text)).toContain(bare(editionDay(language)))
      expect(structure.children.length).toBeGreaterThan(0)
    }
    const tags = pages.flatMap(({ structure }) => elementsOf(structure))
    expect(tags.filter(({ role }) => role === 'H1')).toHaveLength(1)
    expect(tags.filter(({ role }) => role === 'TH').length).toBeGreaterThan(3)
    const drawings = tags.filter(({ role }) => role === 'Figure')
    expect(drawings.length).toBeGreaterThan(0)
    for (const { alt } of drawings) expect(alt?.length).toBeGreaterThan(30)
    expect(pages.flatMap(({ links }) => links)).toEqual(
      settings.documentUrl
        ? [
            `${settings.documentUrl}/resources#figures`,
            `${settings.documentUrl}${addressIn('/contact', language)}?topic=supply`,
          ]
        : [],
    )
  },
)

test.each(documents)(
  '$title names each column once, each caption beside its figure, its link in its sentence',
  async (words) => {
    const { pages } = await readDocument(words.slug)
    const tags = pages.flatMap(({ structure, texts }) =>
      elementsOf(structure).map((tag) => ({ ...tag, text: textIn(tag, texts) })),
    )
    // A table shows its cells of other pages too, then without their contents.
    const heads = tags
      .filter(({ role, children }) => role === 'TH' && children.length > 0)
      .map(({ text }) => text)
    for (const text of heads) expect(text).not.toBe('')
    for (const column of ['What it counts', 'Basis']) expect(heads).toContain(column)

    const below = (role: string) =>
      tags
        .map(({ role: parent, children }) => ({
          parent,
          roles: children.map((child) => child.role),
        }))
        .filter(({ roles }) => roles.includes(role))
    for (const { parent, roles } of below('Caption')) {
      expect([parent, ...roles]).toEqual(['Div', 'Figure', 'Caption'])
    }
    for (const { parent } of below('Link')) expect(parent).toBe('P')
  },
)

/** As it is set: without the line breaks and the spaces that keep a figure beside its unit. */
const oneLine = (text: string) => text.replaceAll(/[\s·]+/g, ' ')

test.each(documents)(
  '$title ends with every figure it takes, as the registry prints it, and its label',
  async ({ slug, register }) => {
    const { pages } = await readDocument(slug)
    const text = oneLine(pages.map((page) => page.text).join(' '))
    expect(register.length).toBeGreaterThan(5)
    for (const { text: figure, label } of register) {
      expect(text).toContain(oneLine(figure))
      expect(text.toLowerCase()).toContain(oneLine(label).toLowerCase())
    }
  },
)

test.each(documents)('$title has none of the words that no reader may meet', async (words) => {
  const { pages } = await readDocument(words.slug)
  const spoken = pages.flatMap(({ text, structure }) => [
    text,
    ...elementsOf(structure).map(({ alt = '' }) => alt),
  ])
  expect(spoken.flatMap((text) => bannedWordsIn(text))).toEqual([])
})

test.each(articles('en'))(
  'the article $id has none of the words that no reader may meet',
  ({ title, excerpt, parts, next }) => {
    const texts = parts.flatMap(({ heading = '', paragraphs }) => [heading, ...paragraphs])
    expect(bannedWordsIn([title, excerpt, ...texts, next.label].join(' '))).toEqual([])
  },
)

test('no drawing of the documents and packs has one of those words', () => {
  const words = plateNames.map((name) => plateWords(name, 'en'))
  expect(bannedWordsIn(JSON.stringify(words))).toEqual([])
})

test.each(packs)('$title holds what it lists, after its note', async (pack) => {
  const files = unzipSync(bytesOf(`${pack.slug}.zip`))
  const [first, ...names] = Object.keys(files)
  expect(first).toBe('READ-ME-FIRST.txt')
  const note = strFromU8(files['READ-ME-FIRST.txt'] ?? new Uint8Array())
  expect(note).toContain(licenceNote('en', settings.documentUrl))
  expect(bannedWordsIn(note)).toEqual([])
  for (const site of ['https://www.example.com', undefined]) {
    const lines = licenceNote('en', site).split('\n')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(74)
  }
  expect(names).toEqual(
    pack.kind === 'pictures'
      ? membersOf(pack).map(({ name }) => `${name}.jpg`)
      : pack.drawings.map(({ file }) => file),
  )
  for (const name of names) {
    expect(note).toContain(`\n${name}\n`)
    const { width, format } = await sharp(files[name]).metadata()
    expect(format).toBe(name.endsWith('.jpg') ? 'jpeg' : 'svg')
    if (format === 'jpeg') expect(width).toBeGreaterThanOrEqual(1280)
    else expect(strFromU8(files[name] ?? new Uint8Array())).not.toContain('var(')
  }
})

test('every rendering of the site is in one pack, models among the objects', () => {
  const packed = packs.flatMap((pack) => (pack.kind === 'pictures' ? membersOf(pack) : []))
  const renderings = Object.entries(pictures).filter(([, { kind }]) => kind !== 'photograph')
  expect(packed.map(({ name }) => name).toSorted()).toEqual(renderings.map(([name]) => name).sort())
  const [places] = packs
  if (places.kind !== 'pictures') throw new Error('The first pack holds the places')
  for (const { name } of membersOf(places)) {
    expect(pictures[name as keyof typeof pictures].kind, name).toBe('place')
  }
})
