import { useEffect, useRef } from 'react'
import type { NewWebhook } from '../../../../contract/team-admin.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { teamWords } from '../lead-words.ts'

type NewSecretProps = { made: NewWebhook; onKept: () => void }

/** The secret of a webhook that was just added: to be kept now, as it is shown once. */
export function NewSecret({ made: { webhook, secret }, onKept }: NewSecretProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="new-secret" aria-labelledby="new-secret-heading">
      <h3 id="new-secret-heading" ref={heading} tabIndex={-1}>
        The secret for {webhook.url}
      </h3>
      <p>Keep it now: it is shown this once. The other system checks our signature with it.</p>
      <p className="new-secret-text">
        <code>{secret}</code>
        <CopyButton text={secret} words={teamWords.lead.copy} />
      </p>
      <button type="button" className="action action-outline" onClick={onKept}>
        I have kept it
      </button>
    </section>
  )
}
