import type { Language } from '../words/language.ts'
import type en from '../words/shared/en.json'
import { wordsOf } from '../words/words-of.ts'

/** Stands behind an island that cannot do without its script; shown by `behaviours/script-lost.ts`. */
export function ScriptLost({ language }: { language: Language }) {
  const { words } = wordsOf<typeof en>('site/words/shared', language)
  return (
    <p className="note" role="alert" data-script-lost hidden>
      {words.scriptLost}
    </p>
  )
}
