import { useId, useState } from 'react'
import type { AnswerMaterial, AnswerTopic } from '../../../../contract/team-answers.ts'

type TemplateChoiceProps = Pick<AnswerMaterial, 'templates' | 'topic'> & {
  text: string
  onChoose: (text: string) => void
}

/** A beginning for each topic. What somebody wrote is replaced only when they say so. */
export function TemplateChoice({ templates, topic, text, onChoose }: TemplateChoiceProps) {
  const id = useId()
  const [chosen, setChosen] = useState<AnswerTopic>(topic)
  const template = templates.find((each) => each.topic === chosen)
  const isUntouched = text.trim() === '' || templates.some((each) => each.text === text)

  function choose(next: AnswerTopic): void {
    setChosen(next)
    const found = templates.find((each) => each.topic === next)
    if (found && isUntouched) onChoose(found.text)
  }

  return (
    <div className="answer-template">
      <label htmlFor={id}>
        <span className="label">Template</span>
        <select
          id={id}
          className="team-control"
          value={chosen}
          onChange={(event) => choose(event.target.value as AnswerTopic)}
        >
          {templates.map((each) => (
            <option key={each.topic} value={each.topic}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      {template && template.text !== text && (
        <button
          type="button"
          className="action action-text"
          onClick={() => onChoose(template.text)}
        >
          Replace what is written
        </button>
      )}
    </div>
  )
}
