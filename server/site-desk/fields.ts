/** The texts and settings of a file by their keys, and the file with some of them changed. */
import { applyEdits, modify, parse } from 'jsonc-parser'
import { articleIn } from '../../contract/article-file.ts'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { photographIn } from '../../contract/photographs.ts'
import { type DeskValue, settingKeys } from '../../contract/site-desk.ts'

type Path = (string | number)[]

/** As Biome prints JSON. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** The one field of a file that is changed as a whole, and comes and goes by it; undefined for any other file. */
export function wholeFieldOf(file: string): 'article' | 'photograph' | undefined {
  if (articleIn(file)) return 'article'
  return photographIn(file) === undefined ? undefined : 'photograph'
}

/**
 * Every field with its place and its value; a setting that is left out has null, and so has what is changed as a whole
 * and is not there.
 */
export function fieldsIn(
  file: string,
  source: string | undefined,
): ReadonlyMap<string, { path: Path; value: DeskValue }> {
  const tree = (source === undefined ? null : parse(source)) as DeskValue
  const whole = wholeFieldOf(file)
  if (whole) return new Map([[whole, { path: [], value: tree }]])
  if (file !== ownerSettingsFile) return new Map(textsIn(tree))
  return new Map(
    settingKeys.map((key) => [key, { path: key.split('.'), value: valueAt(tree, key.split('.')) }]),
  )
}

function textsIn(tree: DeskValue, above: Path = []): [string, { path: Path; value: DeskValue }][] {
  if (typeof tree === 'string') return [[above.join('.'), { path: above, value: tree }]]
  if (tree === null || typeof tree !== 'object') return []
  return Object.entries(tree).flatMap(([name, below]) =>
    textsIn(below, [...above, Array.isArray(tree) ? Number(name) : name]),
  )
}

function valueAt(tree: DeskValue, path: Path): DeskValue {
  let here: DeskValue = tree
  for (const name of path) {
    here =
      here !== null && typeof here === 'object' && Object.hasOwn(here, name)
        ? ((here as Readonly<Record<string | number, DeskValue>>)[name] ?? null)
        : null
  }
  return here
}

/**
 * The file with other values in its fields, everything else as it was; keys that it has not are passed over. Undefined
 * for an article or a photograph that shall be no more.
 */
export function withValues(
  file: string,
  source: string | undefined,
  values: Readonly<Record<string, DeskValue>>,
): string | undefined {
  const whole = wholeFieldOf(file)
  if (whole) {
    const value = values[whole]
    if (value === undefined) return source
    return value === null ? undefined : `${printed(value)}\n`
  }
  const fields = fieldsIn(file, source)
  return Object.entries(values).reduce((text, [key, value]) => {
    const field = fields.get(key)
    if (!field || sameValue(field.value, value)) return text
    const wanted = value === null ? undefined : value
    return applyEdits(text, modify(text, field.path, wanted, { formattingOptions }))
  }, source ?? '{}')
}

/** Characters of a line, as Biome breaks them. */
const lineWidth = 100

/** As Biome prints JSON: a list of texts on one line where it fits. */
function printed(value: DeskValue, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => printed(item, inner))
    const line = `[${items.join(', ')}]`
    const isPlain = value.every((item) => typeof item === 'string')
    // Its name stands before it.
    if (isPlain && line.length + inner.length + '"paragraphs": '.length <= lineWidth) return line
    return `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).map(
    ([name, below]) => `${inner}${JSON.stringify(name)}: ${printed(below as DeskValue, inner)}`,
  )
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`
}

/** Whatever the order of their names. */
export function sameValue(one: DeskValue, other: DeskValue): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: DeskValue): DeskValue {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, below]) => [name, sorted(below as DeskValue)]),
  )
}
