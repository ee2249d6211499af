/**
 * Cuts the two families, and the two that write Arabic beside them, down to the axes and the letters that the pages set, in two files each: what every page
 * needs stays under 50 KB together; the rest, Icelandic letters in a visitor's name among it, is fetched where it is
 * written (`unicode-range` in `site/styles/typefaces.css`). The optical size is fixed where titles and small
 * headings both look right: the axis would double the file. The cuts for print are single weights, because a
 * document cannot embed a variable font. A word space is as wide before `W` as before any letter.
 *
 * Run after an update of the `@fontsource-variable` packages: `npm run fonts`, then `npm run stand-ins`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { unkernSpaces } from './unkerned-spaces.ts'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const icelandic = 'áéíóúýðþæöÁÉÍÓÚÝÐÞÆÖ'
const marks = '–—‘’“”…·°±×÷²³₂µ§©€→≈≤≥−\u00a0\u2011\u202f'
/** What French and Spanish write besides; their pages alone ask for it. */
const western = 'àâäçèêëîïôœùûüÿñ¿¡«»ªºÀÂÄÇÈÊËÎÏÔŒÙÛÜŸÑ'
/** Letters, marks and punctuation of Modern Standard Arabic; digits are Latin. Arabic pages alone ask for them. */
const arabic =
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670،؛؟٪'
/** The languages' own names stand on every page in the face of texts: `Français`, `Español`. */
const names = 'çñ'
const all = ascii + icelandic + western + marks

/** What no page needs in its first screen; the same characters as in the `unicode-range` of the second files. */
const rare = `<>\\^_\`{}~${icelandic}…²₂µ§€→≈≤≥`
const core = [...ascii, ...marks].filter((letter) => !rare.includes(letter)).join('')

const display = { opsz: 48, wght: { min: 250, max: 400 } }
const text = { wght: { min: 400, max: 600 } }
const romans = 'newsreader/files/newsreader-latin-opsz-normal.woff2'
const naskh = 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2'
const arabicSans = 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'
const sans = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const cuts = [
  { source: romans, target: 'newsreader.woff2', text: core, variationAxes: display },
  { source: romans, target: 'newsreader-rare.woff2', text: rare, variationAxes: display },
  {
    // Only names of water are set in italic.
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    target: 'newsreader-italic.woff2',
    text: `${ascii.replace(/[^A-Za-z0-9 ,.-]/g, '')}°–’`,
    variationAxes: { opsz: 36, wght: 400 },
  },
  {
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    target: 'newsreader-italic-western.woff2',
    text: icelandic + western,
    variationAxes: { opsz: 36, wght: 400 },
  },
  { source: romans, target: 'newsreader-western.woff2', text: western, variationAxes: display },
  { source: naskh, target: 'noto-naskh-arabic.woff2', text: arabic, variationAxes: { wght: 400 } },
  { source: arabicSans, target: 'noto-sans-arabic.woff2', text: arabic, variationAxes: text },
  { source: sans, target: 'instrument-sans-western.woff2', text: western, variationAxes: text },
  { source: sans, target: 'instrument-sans.woff2', text: core + names, variationAxes: text },
  { source: sans, target: 'instrument-sans-rare.woff2', text: rare, variationAxes: text },
]

/** Each letter a glyph of its own: text that is copied out of a document stays what it was. */
const paperArabic = 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'

const print = (
  target: string,
  source: string,
  variationAxes: Record<string, number>,
  letters = all,
) => ({
  source,
  target: `print/${target}.ttf`,
  text: letters,
  variationAxes,
})

const printCuts = [
  print('newsreader-display', romans, { opsz: 72, wght: 250 }),
  print('newsreader', romans, { opsz: 28, wght: 340 }),
  print('newsreader-italic', 'newsreader/files/newsreader-latin-opsz-italic.woff2', {
    opsz: 18,
    wght: 400,
  }),
  print('instrument-sans', sans, { wght: 400 }),
  print('instrument-sans-semibold', sans, { wght: 600 }),
  print('noto-naskh-arabic', naskh, { wght: 400 }, ` ${arabic}`),
  print('noto-sans-arabic', arabicSans, { wght: 400 }, ` ${arabic}`),
  print('vazirmatn', paperArabic, { wght: 400 }, ` ${arabic}`),
  print('vazirmatn-semibold', paperArabic, { wght: 600 }, ` ${arabic}`),
]

for (const { source, target, text, variationAxes } of [...cuts, ...printCuts]) {
  const font = await readFile(
    new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url),
  )
  const cut = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes })
  unkernSpaces(cut)
  const subset = await subsetFont(cut, text, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
  })
  await writeFile(new URL(`../site/assets/fonts/${target}`, import.meta.url), subset)
  console.log(target, subset.length)
}
