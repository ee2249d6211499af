import { useState } from 'react'
import { mostWebhooks, type NewWebhook, type Webhook } from '../../../../contract/team-admin.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { AddWebhook } from './AddWebhook.tsx'
import { HowToVerify } from './HowToVerify.tsx'
import { NewSecret } from './NewSecret.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useRemoveWebhook, useWebhooks } from './use-webhooks.ts'
import { WebhookItem } from './WebhookItem.tsx'
import './admin.css'
import './Webhooks.css'

/** Other systems that are told of each new message. */
export function Webhooks() {
  const webhooksQuery = useWebhooks()
  const [made, setMade] = useState<NewWebhook>()
  const [removing, setRemoving] = useState<Webhook>()
  const [done, setDone] = useState('')
  const heading = useFocusAfter(done)
  const remove = useRemoveWebhook(() => {
    if (removing) setDone(`${removing.url} was removed.`)
    setRemoving(undefined)
  })

  function plan(webhook: Webhook): void {
    remove.reset()
    setDone('')
    setRemoving(webhook)
  }

  return (
    <div className="admin">
      <Panel
        id="webhooks"
        level={2}
        heading="Who is told of a new message"
        headingRef={heading}
        note="Each new message goes to these addresses at once, as signed JSON. What fails is tried again."
      >
        <p role="status" className="admin-done">
          {done}
        </p>
        {made && <NewSecret made={made} onKept={() => setMade(undefined)} />}
        <Awaited of={webhooksQuery} room="rows">
          {({ webhooks }) => (
            <>
              <AddWebhook full={webhooks.length >= mostWebhooks} onMade={setMade} />
              {webhooks.length === 0 ? (
                <p className="panel-empty">No other system is told of new messages yet.</p>
              ) : (
                <ul className="admin-rows">
                  {webhooks.map((webhook) => (
                    <WebhookItem
                      key={webhook.id}
                      webhook={webhook}
                      onRemove={() => plan(webhook)}
                    />
                  ))}
                </ul>
              )}
            </>
          )}
        </Awaited>
      </Panel>
      <HowToVerify />
      {removing && (
        <ConfirmDialog
          title="Remove this webhook?"
          confirm="Remove"
          busy={remove.isPending}
          refusal={remove.error?.message}
          onConfirm={() => remove.mutate(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            {removing.url} is told of no further message, and what waits to be delivered is dropped.
            Its secret is forgotten. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
