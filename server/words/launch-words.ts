/** The words of the launch list, for colleagues and operators: in English alone. */
import { teamLanguage } from '../../contract/words/language.ts'
import type { KeyOf } from '../../contract/words/text-tree.ts'
import en from './launch/en.json' with { type: 'json' }
import { type Known, wordsOf } from './words-of.ts'

export type LaunchKey = KeyOf<typeof en>

export const launchText = (key: LaunchKey, known?: Known): string =>
  wordsOf({ en }, teamLanguage, known)(key)
