import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isDrawn, type PlateName } from '../../content/documents/plate-words.ts'
import { markPaths } from '../../graphics/marks/mark-paths.ts'
import type { Language } from '../../words/language.ts'
import { outlined } from '../outlined.ts'
import { plateNamed } from '../Plates.tsx'
import { colour } from '../svg-to-pdf/styles.ts'

const plates: readonly PlateName[] = [
  'ice-to-port',
  'flexitank',
  'end-view',
  'packs',
  'tanker-rail',
  'ph-scale',
  'minerals',
  'years',
  'lead-times',
]

const contours = { 'contours-wide.svg': 'sheet.svg', 'contours-ridge.svg': 'quote.svg' }

/** Every drawing of the media packs as a file of its own, by file name. */
export async function drawingFiles(
  company: string,
  language: Language,
): Promise<Map<string, string>> {
  const files = new Map<string, string>([
    ['mark.svg', mark(colour('ink'))],
    ['mark-and-name.svg', markAndName(company, colour('ink'))],
    ['mark-and-name-white.svg', markAndName(company, '#fff')],
  ])
  for (const [name, source] of Object.entries(contours)) {
    files.set(name, await readFile(resolve('site/assets/contours', source), 'utf8'))
  }
  for (const name of plates.filter((plate) => isDrawn(plate, language)))
    files.set(`${name}.svg`, standing(plateNamed(name, language).plate.svg))
  return files
}

/** A drawing that no page surrounds: its ink and its letters have names that any program knows. */
function standing(svg: string): string {
  return svg
    .replace('<svg', `<svg color="${colour('ink')}" fill="${colour('ink')}"`)
    .replaceAll(/font-family:\s*serif/g, 'font-family:Newsreader,Georgia,serif')
    .replaceAll(/font-family:\s*sans\b/g, "font-family:'Instrument Sans',Arial,sans-serif")
}

const drop = (stroke: string) =>
  `<g fill="none" stroke="${stroke}" stroke-width="1.4" stroke-linejoin="round">${markPaths
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`

function mark(stroke: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">${drop(stroke)}</svg>\n`
}

function markAndName(company: string, tone: string): string {
  const name = outlined(company, { size: 23, x: 48, baseline: 24.5 })
  const box = `viewBox="0 0 ${Math.ceil(48 + name.width + 2)} 34"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${company.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${drop(tone)}<path fill="${tone}" d="${name.path}"/></svg>\n`
}
