/** Translations that may no longer say what English says: told, and left to whoever translates (docs/translating.md). */
import { outOfStep, translationIn } from '../../contract/words/in-step.ts'

/** @returns a line for each text whose English has changed, one for the texts of a file that nobody has compared, and what to do. */
export function leftBehind(root: string, files: readonly string[]): string[] {
  const lines = files.flatMap((file) => {
    const behind = outOfStep(root, file)
    const changed = behind.filter(({ why }) => why === 'changed')
    const unknown = behind.length - changed.length
    return [
      ...changed.map(
        ({ key, english }) =>
          `${translationIn(file)}: ${file}: ${key}: English has changed since, and says “${english}”`,
      ),
      ...(unknown > 0
        ? [`${translationIn(file)}: ${file}: ${texts(unknown)} not compared with English yet`]
        : []),
    ]
  })
  if (lines.length === 0) return []
  return [
    ...lines,
    'Once a translation says what English says: npm run reviewed -- LANGUAGE --in-step FILE:KEY',
  ]
}

const texts = (count: number) => (count === 1 ? '1 text is' : `${count} texts are`)
