/**
 * Writes `site/styles/stand-ins.css`, and `stand-ins-arabic.css` for the letters of Arabic pages: what stands in for the
 * site's typefaces until they arrive, made as wide and as high as they are. Which typeface stands in depends on the
 * machine, and each has letters of another width: every one is measured in Chromium over the words of the built pages,
 * by weight.
 *
 * Run after `npm run fonts` and a build, with the folders that hold the files of `tools/stand-ins/faces.ts`; they need
 * not be installed: `npm run stand-ins -- /usr/share/fonts /another/folder`. They come from Debian's packages
 * fonts-liberation, fonts-roboto-unhinted, fonts-noto-core and fonts-dejavu-core, and from npm's @fontsource/gelasio,
 * which is as wide as Georgia.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { addressIn } from '../contract/words/language.ts'
import { pagePaths } from '../site/content/page-paths.ts'
import { translatedPages } from '../site/content/translated-pages.ts'
import {
  arabicStandIns,
  besideIt,
  type Cut,
  ours,
  type StandIn,
  standIns,
} from './stand-ins/faces.ts'
import { arabicSheet, type MeasuredCut, styleSheet } from './stand-ins/style-sheet.ts'
import { chromiumLaunch } from './system-chromium.ts'

/** What pages set in one face. */
type Words = { family: string; italic: boolean; weight: number; text: string }

const root = resolve(import.meta.dirname, '..')

/** The words of every built page outside drawings, whose lines do not break. */
async function wordsOfPages(browser: Browser, addresses: readonly string[]): Promise<Words[]> {
  const page = await browser.newPage({ javaScriptEnabled: true })
  const words: Words[] = []
  for (const path of addresses) {
    const file = path === '/' ? 'index' : path.slice(1)
    await page.setContent(await readFile(resolve(root, `dist/${file}.html`), 'utf8'), {
      waitUntil: 'domcontentloaded',
    })
    const onPage = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.replaceAll(/\s+/g, ' ').trim()
        if (!text || !parent || parent.closest('svg, script, style, noscript, option')) continue
        const { fontFamily, fontStyle, fontWeight } = getComputedStyle(parent)
        const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''
        found.push({ family, italic: fontStyle === 'italic', weight: Number(fontWeight), text })
      }
      return found
    })
    words.push(...onPage)
  }
  await page.close()
  // In a few long lines: thousands of short ones take minutes.
  const faces = Map.groupBy(words, ({ text: _, ...face }) => JSON.stringify(face))
  return [...faces.values()].map((same) => ({
    ...(same[0] as Words),
    text: same.map(({ text }) => text).join(' '),
  }))
}

/** The Arabic letters of Arabic pages, word by word, in the families that write them. */
async function arabicWordsOfPages(browser: Browser): Promise<Words[]> {
  const addresses = translatedPages.ar.map((path) => addressIn(path, 'ar'))
  return (await wordsOfPages(browser, addresses)).flatMap(({ family, text, ...face }) => {
    const beside = besideIt[family as keyof typeof besideIt]
    // A space is no letter of theirs; what is written in its place parts two words and takes no room.
    const letters = text.match(/[\u0621-\u0652\u0670]+/gu)?.join('\u200c')
    return beside && letters ? [{ ...face, family: beside, text: letters }] : []
  })
}

async function load(page: Page, name: string, file: string, italic: boolean): Promise<void> {
  const bytes = (await readFile(file)).toString('base64')
  await page.evaluate(
    async ([family, data, style]) => {
      const source = `url(data:font/woff2;base64,${data})`
      const face = new FontFace(family, source, { style, weight: '100 900' })
      document.fonts.add(await face.load())
    },
    [name, bytes, italic ? 'italic' : 'normal'] as const,
  )
}

/** How wide these words are in a family, in its own size. */
function widthOf(page: Page, family: string, words: readonly Words[]): Promise<number> {
  return page.evaluate(
    ([name, parts]) => {
      document.body.style.fontVariantNumeric = 'lining-nums tabular-nums'
      return parts.reduce((sum, { italic, weight, text }) => {
        const line = document.createElement('span')
        line.style.font = `${italic ? 'italic' : 'normal'} ${weight} 20px "${name}"`
        line.style.whiteSpace = 'nowrap'
        line.textContent = text
        document.body.replaceChildren(line)
        return sum + line.getBoundingClientRect().width / 20
      }, 0)
    },
    [family, words] as const,
  )
}

/** How far a family reaches above and below its baseline, in percent of its size. */
function linesOf(page: Page, family: string): Promise<{ ascent: number; descent: number }> {
  return page.evaluate((name) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = `1000px "${name}"`
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x')
    return { ascent: fontBoundingBoxAscent / 10, descent: fontBoundingBoxDescent / 10 }
  }, family)
}

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Name the folders that hold the typefaces')
const files = new Map<string, string>()
for (const folder of folders) {
  for await (const file of glob(`${folder}/**/*.{ttf,woff2}`)) files.set(basename(file), file)
}

const browser = await chromium.launch(chromiumLaunch)
try {
  const words = [
    ...(await wordsOfPages(browser, pagePaths)),
    ...(await arabicWordsOfPages(browser)),
  ]
  const page = await browser.newPage()
  for (const { family, file, italic } of ours) {
    await load(page, family, resolve(root, 'site/assets/fonts', file), italic)
  }

  const measure = async ({ of }: StandIn, cut: Cut): Promise<MeasuredCut> => {
    const [lightest, boldest] = cut.weights
    const set = words.filter(
      ({ family, italic, weight }) =>
        family === of && italic === cut.italic && weight >= lightest && weight <= boldest,
    )
    const file = files.get(cut.file)
    if (!file) throw new Error(`No ${cut.file} in ${folders.join(', ')}`)
    const name = `${cut.file}${cut.italic ? ' as italic' : ''}`
    await load(page, name, file, cut.italic)
    const ratio = (await widthOf(page, of, set)) / (await widthOf(page, name, set))
    return { ...cut, ratio, ...(await linesOf(page, of)) }
  }

  const measuredAll = async (all: readonly StandIn[]) => {
    const measured = []
    for (const standIn of all) {
      const cuts = []
      for (const cut of standIn.cuts) cuts.push(await measure(standIn, cut))
      measured.push({ ...standIn, cuts })
    }
    return measured
  }
  const arabic = await measuredAll(arabicStandIns)
  const latin = await measuredAll(standIns)
  const write = (file: string, sheet: string) =>
    writeFile(resolve(root, 'site/styles', file), sheet)
  await write('stand-ins.css', styleSheet(latin))
  await write('stand-ins-arabic.css', arabicSheet(arabic, latin))
} finally {
  await browser.close()
}
