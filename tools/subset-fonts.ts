/**
 * Cuts the two families down to Latin with Icelandic letters and to the axes the
 * design uses, so that all three files together stay under 90 KB. The cuts for print
 * are single weights, because a document cannot embed a variable font.
 * Run after an update of the `@fontsource-variable` packages: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const icelandic = 'áéíóúýðþæöÁÉÍÓÚÝÐÞÆÖ'
const marks = '–—‘’“”…·°±×÷²³₂µ§©€→≈≤≥−\u00a0\u2011\u202f'

const cuts = [
  {
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader.woff2',
    text: ascii + icelandic + marks,
    variationAxes: { opsz: { min: 18, max: 72 }, wght: { min: 250, max: 400 } },
  },
  {
    // Only names of water are set in italic.
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    target: 'newsreader-italic.woff2',
    text: `${ascii.replace(/[^A-Za-z0-9 ,.]/g, '')}${icelandic}°–`,
    variationAxes: { opsz: 36, wght: 400 },
  },
  {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    text: ascii + icelandic + marks,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

const romans = 'newsreader/files/newsreader-latin-opsz-normal.woff2'
const sans = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const print = (target: string, source: string, variationAxes: Record<string, number>) => ({
  source,
  target: `print/${target}.ttf`,
  text: ascii + icelandic + marks,
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
]

for (const { source, target, text, variationAxes } of [...cuts, ...printCuts]) {
  const font = await readFile(
    new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url),
  )
  const subset = await subsetFont(font, text, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes,
  })
  await writeFile(new URL(`../site/assets/fonts/${target}`, import.meta.url), subset)
  console.log(target, subset.length)
}
