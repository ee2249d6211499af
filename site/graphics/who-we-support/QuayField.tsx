import { BoxEnd } from './BoxEnd.tsx'
import { Quay } from './Quay.tsx'
import { QuayUpright } from './QuayUpright.tsx'
import type { QuayWords } from './quay-words.ts'

/** The quay twice, in one row and in ten, and one container of it as the key. */
export function quayField(words: QuayWords) {
  return {
    field: <Quay words={words} />,
    upright: <QuayUpright words={words} />,
    mark: (
      <svg className="quay" viewBox="0 0 32 34" width="32" height="34" aria-hidden="true">
        <BoxEnd width={30} height={32} kind="regular" rods />
      </svg>
    ),
  }
}
