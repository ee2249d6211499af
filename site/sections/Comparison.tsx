import { ActionLink } from '../ui/ActionLink.tsx'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './Comparison.css'

type Voice = {
  name: string
  scope: string
} & (
  | /** The reading itself, large; without one the name stands alone. */
  { figure?: string; statement?: never }
  /** What this voice says, in one sentence. */
  | { statement: string; figure?: never }
)

type ComparisonProps = {
  heading: string
  note: string
  voices: readonly [Voice, Voice]
  /** What both answer, in the same order. */
  rows: readonly {
    question: string
    answers: readonly [string, string]
    /** At the end of the second answer. */
    link?: { href: string; label: string }
  }[]
  ground?: Ground
  /** On phones they lie behind a row with what both answer. */
  folded?: boolean
  /** Whether their figures fill the window, one half each. */
  enormous?: boolean
}

/** Two statements face to face across one rule, answering the same questions row by row. */
export function Comparison(props: ComparisonProps) {
  const { heading, note, voices, rows, ground = 'firn', folded, enormous } = props
  const answered = rows.filter(complete)
  return (
    <Sheet ground={ground} heading={heading} note={note}>
      <FoldedOnPhones summary={folded ? answered.map(({ question }) => question) : undefined}>
        <div className="comparison" data-enormous={enormous ? '' : undefined}>
          {voices.map((voice, index) => (
            <div key={voice.name} className="comparison-name" data-voice={index + 1}>
              {voice.statement ? (
                <h3 className="comparison-title">{voice.name}</h3>
              ) : (
                <p className="label">{voice.name}</p>
              )}
              {voice.statement && <p className="comparison-statement">{voice.statement}</p>}
              {voice.figure && <p className="comparison-figure">{voice.figure}</p>}
              {voice.scope && <p className="note">{voice.scope}</p>}
            </div>
          ))}
          {answered.map((row) => (
            <section key={row.question} className="comparison-row">
              <h3>{row.question}</h3>
              {row.answers.map((answer, index) => (
                <p key={answer} data-voice={index + 1}>
                  <b className="comparison-speaker">
                    {voices[index]?.figure ?? voices[index]?.name}
                    <span aria-hidden="true"> </span>
                  </b>
                  {answer}
                  {row.link && index === 1 && (
                    <>
                      {' '}
                      <ActionLink {...row.link} kind="text" />
                    </>
                  )}
                </p>
              ))}
            </section>
          ))}
        </div>
      </FoldedOnPhones>
    </Sheet>
  )
}

/** Where one side has lost its answer to a withheld figure, the other does not stand alone. */
function complete({ answers }: { answers: readonly string[] }): boolean {
  return answers.length === 2
}
