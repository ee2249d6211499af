import { stripVTControlCharacters } from 'node:util'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import type { DeskProblem } from '../../contract/site-desk.ts'

/** A file of words or settings, a key and what is wrong, as check and build say it. */
const told = /((?:site|contract|server)\/[\w./-]+\.json|site\.settings\.json): ([^\s:]+): (.+)/

/** Of output that names no field, so much is shown. */
const shownLines = 12

/** The mistakes that the output of a check or build names, each with its field; else one with what was said. */
export function problemsIn(output: string): DeskProblem[] {
  const lines = output.split('\n').map((line) => stripVTControlCharacters(line).trim())
  const found = lines.flatMap((line) => {
    const [, file = '', key = '', what = ''] = told.exec(line) ?? []
    return file ? [{ file, key, what }] : []
  })
  const once = new Map(found.map((problem) => [JSON.stringify(problem), problem]))
  if (once.size > 0) return [...once.values()]
  const said = lines.filter((line) => line !== '' && !/^at /.test(line)).slice(-shownLines)
  return [{ file: '', key: '', what: said.join('\n') || 'It failed without a word.' }]
}

/** A field of the settings as the editor shows it: a mistake inside a list belongs to the list. */
export function fieldOf(problem: DeskProblem, keys: Iterable<string>): DeskProblem {
  if (problem.file !== ownerSettingsFile) return problem
  const known = [...keys].find((key) => problem.key === key || problem.key.startsWith(`${key}.`))
  const inside = known ? problem.key.slice(known.length + 1) : ''
  return known
    ? { ...problem, key: known, what: inside ? `${inside}: ${problem.what}` : problem.what }
    : problem
}
