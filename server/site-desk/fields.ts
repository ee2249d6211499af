/** The texts and settings of a file by their keys, and the file with some of them changed. */
import { applyEdits, modify, parse } from 'jsonc-parser'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { type DeskValue, settingKeys } from '../../contract/site-desk.ts'

type Path = (string | number)[]

/** As Biome prints JSON. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** Every field with its place and its value; a setting that is left out has null. */
export function fieldsIn(
  file: string,
  source: string,
): ReadonlyMap<string, { path: Path; value: DeskValue }> {
  const tree = parse(source) as DeskValue
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

/** The file with other values in its fields, everything else as it was; keys that it has not are passed over. */
export function withValues(
  file: string,
  source: string,
  values: Readonly<Record<string, DeskValue>>,
): string {
  const fields = fieldsIn(file, source)
  return Object.entries(values).reduce((text, [key, value]) => {
    const field = fields.get(key)
    if (!field || sameValue(field.value, value)) return text
    const wanted = value === null ? undefined : value
    return applyEdits(text, modify(text, field.path, wanted, { formattingOptions }))
  }, source)
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
