import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type AnswerDraft,
  type AnswerMaterial,
  answerLimits,
} from '../../../../contract/team-answers.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { UnderWay } from '../../../ui/UnderWay.tsx'
import { TeamCallError } from '../team-call.ts'
import { AttachmentChoice } from './AttachmentChoice.tsx'
import { answeredMeanwhile, answeringWords } from './answer-words.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { useAnswerDraft } from './use-answer-draft.ts'
import { useAnswering } from './use-answering.ts'
import { useSendAnswer } from './use-send-answer.ts'

type AnswerFormProps = {
  lead: LeadDetail
  material: AnswerMaterial
  onSent: (draft: AnswerDraft) => void
  onClose: () => void
}

/** The words, files and mailbox of an answer, and what sends it. */
export function AnswerForm({ lead, material, onSent, onClose }: AnswerFormProps) {
  const { reference } = lead
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [written, setWritten] = useState(() => material.draft ?? beginning(material))
  const [seen] = useState(() => new Set(lead.answers.map((answer) => answer.id)))
  const { keep, drop, told } = useAnswerDraft(reference)
  const others = useAnswering(reference, lead.answering)
  const { mutate, isPending, error } = useSendAnswer(lead, onSent)
  const meanwhile = answeredMeanwhile(lead.answers.filter((answer) => !seen.has(answer.id)))

  useEffect(() => {
    text.current?.focus({ preventScroll: true })
    // It may have been asked for from below.
    text.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function write(change: Partial<AnswerDraft>): void {
    const next = { ...written, ...change }
    setWritten(next)
    keep(next)
  }

  function send(event: SubmitEvent): void {
    event.preventDefault()
    if (!written.text.trim()) {
      text.current?.focus()
      return
    }
    drop()
    mutate(written, { onError: () => keep(written) })
  }

  return (
    <form className="answer-form" aria-label="Answer" onSubmit={send}>
      <p className="note">
        From {material.from} to {material.to}
      </p>
      <p role="status" className="answer-others">
        {answeringWords(others)}
      </p>
      <details>
        <summary>The message</summary>
        <p className="answer-message">{lead.message}</p>
      </details>
      <TemplateChoice
        templates={material.templates}
        topic={material.topic}
        text={written.text}
        onChoose={(chosen) => write({ text: chosen })}
      />
      <label htmlFor={`${id}-subject`}>
        <span className="label">Subject</span>
        <input
          id={`${id}-subject`}
          className="team-control"
          required
          maxLength={answerLimits.subject}
          value={written.subject}
          onChange={(event) => write({ subject: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}-text`}>
        <span className="label">Answer</span>
        <textarea
          id={`${id}-text`}
          ref={text}
          className="team-control"
          rows={14}
          required
          maxLength={answerLimits.text}
          value={written.text}
          onChange={(event) => write({ text: event.target.value })}
        />
      </label>
      <AttachmentChoice
        attachables={material.attachables}
        chosen={written.attachments}
        onChoose={(attachments) => write({ attachments })}
      />
      <p role="status" className="note">
        {told}
      </p>
      <div role="alert">
        {meanwhile ? (
          <p className="lead-told">{meanwhile}</p>
        ) : (
          error && <p className="lead-told">{refusalWords(error)}</p>
        )}
      </div>
      <div className="answer-actions">
        <button type="submit" className="action action-primary" disabled={isPending}>
          {isPending ? 'Sending …' : meanwhile ? 'Send anyway' : 'Send'}
          {isPending && <UnderWay />}
        </button>
        <button type="button" className="action action-text" onClick={onClose}>
          Close, keep the draft
        </button>
      </div>
    </form>
  )
}

/** The template of the lead's topic, with the newest quote where there is one. */
function beginning({ subject, topic, templates, attachables }: AnswerMaterial): AnswerDraft {
  const quote = topic === 'supply' && attachables.find(({ kind }) => kind === 'quote')
  return {
    subject,
    text: templates.find((template) => template.topic === topic)?.text ?? '',
    attachments: quote ? [quote.key] : [],
  }
}

function refusalWords(error: Error): string {
  if (!(error instanceof TeamCallError)) return error.message
  if (error.code === 'conflict') {
    return `${error.message} Nothing was sent: look at it above, then press again.`
  }
  return Object.values(error.fields)[0] ?? error.message
}
