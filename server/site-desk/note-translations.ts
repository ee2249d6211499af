import {
  forgetInStep,
  inStepFile,
  recordInStep,
  translationIn,
} from '../../contract/words/in-step.ts'
import type { PublishedChange } from './desk-store.ts'

/**
 * A text of a translation that was changed here was changed beside what English says: it is in step. What a version of
 * before brings back says an English that nobody recorded, and is to be compared anew.
 *
 * @returns the files of the sources that tell of it.
 */
export function noteTranslations(
  root: string,
  changes: readonly PublishedChange[],
  wentBack: boolean,
): string[] {
  const noted = new Set<string>()
  for (const file of new Set(changes.map((change) => change.file))) {
    const language = translationIn(file)
    if (!language) continue
    const keys = changes.filter((change) => change.file === file).map(({ key }) => key)
    if (wentBack) forgetInStep(root, file, keys)
    else recordInStep(root, file, keys)
    noted.add(inStepFile(language))
  }
  return [...noted]
}
