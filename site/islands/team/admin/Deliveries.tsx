import type { Webhook } from '../../../../contract/team-admin.ts'
import { counted } from '../lead-words.ts'
import { Moment } from '../parts/Moment.tsx'

type Delivery = Webhook['deliveries'][number]

const stateWords = {
  waiting: 'Under way',
  sent: 'Delivered',
  failed: 'Failed',
} as const satisfies Record<Delivery['state'], string>

type DeliveriesProps = {
  /** The address. */
  of: string
  deliveries: Webhook['deliveries']
}

/** What became of the last deliveries, the newest first. */
export function Deliveries({ of, deliveries }: DeliveriesProps) {
  const [last] = deliveries
  return (
    <>
      <p role="status" className="webhook-last" data-state={last?.state}>
        {last ? `Last delivery: ${inWords(last)}` : 'Nothing was delivered yet.'}
      </p>
      {deliveries.length > 0 && (
        <details className="plot-data">
          <summary>
            {counted(deliveries.length, 'last delivery', 'last deliveries')}
            <span className="sr-only"> to {of}</span>
          </summary>
          <ol className="admin-log">
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                <Moment at={delivery.queuedAt} />
                <p>{inWords(delivery)}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** `Failed after 5 tries: 404 Not Found`. */
function inWords({ state, attempts, lastError }: Delivery): string {
  const tries = attempts > 1 ? ` after ${attempts} tries` : ''
  const again = state === 'waiting' && lastError ? ', to be tried again' : ''
  return `${stateWords[state]}${tries}${again}${lastError && state !== 'sent' ? `: ${lastError}` : ''}`
}
