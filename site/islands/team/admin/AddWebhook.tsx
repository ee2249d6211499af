import { type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { mostWebhooks, type NewWebhook, webhookCall } from '../../../../contract/team-admin.ts'
import { Message } from '../../../ui/Message.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TeamCallError } from '../team-call.ts'
import { useAddWebhook } from './use-webhooks.ts'

type AddWebhookProps = {
  /** As many exist as may exist. */
  full: boolean
  onMade: (made: NewWebhook) => void
}

/** Takes the address of another system. */
export function AddWebhook({ full, onMade }: AddWebhookProps) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  const add = useAddWebhook((made) => {
    form.current?.reset()
    onMade(made)
  })
  if (full) {
    return (
      <p className="panel-note">There are {mostWebhooks} webhooks: remove one to add another.</p>
    )
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    add.reset()
    const read = v.safeParse(webhookCall, { url: new FormData(event.currentTarget).get('url') })
    setWrong(read.success ? undefined : read.issues[0].message)
    if (read.success && !add.isPending) add.mutate(read.output.url)
    else form.current?.querySelector('input')?.focus()
  }

  const field = add.error instanceof TeamCallError ? add.error.fields.url : undefined
  return (
    <form ref={form} className="add-webhook" aria-label="Add webhook" noValidate onSubmit={send}>
      <div role="alert">
        {add.error && !field && <Message kind="wrong" title={add.error.message} />}
      </div>
      <TextField
        name="url"
        label="Address of the other system"
        hint="https, with a public host name: https://crm.example.com/new-lead"
        required
        maxLength={1_000}
        autoComplete="off"
        error={wrong ?? field}
      />
      <button type="submit" className="action action-primary" disabled={add.isPending}>
        Add webhook
      </button>
    </form>
  )
}
