import { dirname } from 'node:path'
import type { DeskValue } from '../../contract/site-desk.ts'
import { placeholdersIn } from '../../contract/words/format-message.ts'
import { fieldsIn } from './fields.ts'
import { editableFiles, readSource } from './sources.ts'

/** Printed by the server, or by browsers: no build prints them all. */
const printedLater = /^(?:server|contract)\//

/**
 * Why a text cannot stand in a mail or notice: it names what nothing hands in, and would fail when it is printed, a message to us
 * with it. Known is what its place names now, in any language. Undefined where it can.
 */
export async function unknownPlaceholders(
  root: string,
  file: string,
  changes: Readonly<Record<string, DeskValue>>,
): Promise<Record<string, string>> {
  if (!printedLater.test(file)) return {}
  const siblings = editableFiles(root).filter((each) => dirname(each) === dirname(file))
  const sources = await Promise.all(
    siblings.map(async (each) => fieldsIn(each, await readSource(root, each))),
  )
  const refused = Object.entries(changes).flatMap(([key, text]) => {
    const known = new Set(sources.flatMap((fields) => namesIn(fields.get(key)?.value)))
    const wrong = namesIn(text).filter((name) => !known.has(name))
    const can = [...known].map((name) => `{${name}}`).join(', ') || 'none'
    return wrong.length > 0
      ? [[key, `{${wrong[0]}} means nothing here. What can stand here: ${can}.`]]
      : []
  })
  return Object.fromEntries(refused)
}

/** None in what is no text, or a broken one, which the check tells. */
function namesIn(text: DeskValue | undefined): string[] {
  try {
    return typeof text === 'string' ? [...placeholdersIn(text).keys()] : []
  } catch {
    return []
  }
}
