import { useState } from 'react'
import type { AnswerMaterial } from '../../../../contract/team-answers.ts'

type Attachables = AnswerMaterial['attachables']
type AttachmentChoiceProps = {
  attachables: Attachables
  /** Keys. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Files that can go with an answer: the message's own quotes and plan in sight, the documents of the site folded away. */
export function AttachmentChoice({ attachables, chosen, onChoose }: AttachmentChoiceProps) {
  const known = chosen.filter((key) => attachables.some((each) => each.key === key))
  const own = attachables.filter(({ kind }) => kind !== 'document')
  const documents = attachables.filter(({ kind }) => kind === 'document')
  const many = documents.filter(({ key }) => known.includes(key)).length
  const [beginsOpen] = useState(many > 0)
  const boxes = (files: Attachables) => (
    <Boxes
      files={files}
      chosen={known}
      onToggle={(key, on) => onChoose(on ? [...known, key] : known.filter((each) => each !== key))}
    />
  )
  return (
    <fieldset className="answer-files">
      <legend className="label">Attachments</legend>
      {boxes(own)}
      {documents.length > 0 && (
        <details open={beginsOpen}>
          <summary>
            Documents of the site
            {many > 0 && ` (${many} attached)`}
          </summary>
          {boxes(documents)}
        </details>
      )}
    </fieldset>
  )
}

type BoxesProps = {
  files: Attachables
  chosen: readonly string[]
  onToggle: (key: string, on: boolean) => void
}

function Boxes({ files, chosen, onToggle }: BoxesProps) {
  return files.map(({ key, label }) => (
    <label key={key}>
      <input
        type="checkbox"
        checked={chosen.includes(key)}
        onChange={(event) => onToggle(key, event.target.checked)}
      />
      {label}
    </label>
  ))
}
