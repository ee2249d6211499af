import type { AnswerMaterial } from '../../../../contract/team-answers.ts'

type AttachmentChoiceProps = Pick<AnswerMaterial, 'attachables'> & {
  /** Keys. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Files that can go with an answer: quotes, the plan, the documents of the site. */
export function AttachmentChoice({ attachables, chosen, onChoose }: AttachmentChoiceProps) {
  const known = chosen.filter((key) => attachables.some((each) => each.key === key))
  return (
    <details className="answer-files" open={known.length > 0}>
      <summary>Attachments{known.length > 0 && ` (${known.length})`}</summary>
      <fieldset>
        <legend className="sr-only">Files to attach</legend>
        {attachables.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={known.includes(key)}
              onChange={(event) =>
                onChoose(
                  event.target.checked ? [...known, key] : known.filter((each) => each !== key),
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
