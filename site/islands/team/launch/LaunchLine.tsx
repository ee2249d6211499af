import type { LaunchLine as Line } from '../../../../contract/team-launch.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LaunchItem } from './LaunchItem.tsx'
import { TrialMail } from './TrialMail.tsx'

const who = {
  owner: 'Owner',
  technician: 'Technician',
  lawyer: 'Lawyer',
} as const satisfies Record<Line['who'], string>

/** One line of the list: what is tested, what the test saw, who does what about it, and why. */
export function LaunchLine({ line }: { line: Line }) {
  const { key, green, weight, title, how, why, found, items } = line
  return (
    <li className="launch-line" data-state={green ? 'green' : weight}>
      <Icon name={green ? 'circle-check' : 'circle-alert'} size={22} />
      <div>
        <h3>{title}</h3>
        <p className="launch-who">
          {who[line.who]} · {weight} · <b>{green ? 'green' : 'red'}</b>
        </p>
        <p>{found}</p>
        {!green && <p>{how}</p>}
        <p className="note">{why}</p>
        {key === 'mail' && <TrialMail green={green} />}
        {items.length > 0 && (
          <details className="launch-items">
            <summary>
              {green ? 'Show what was signed' : 'Show each'}
              <span className="sr-only">: {title}</span>
            </summary>
            <ul>
              {items.map((item) => (
                <LaunchItem key={item.key} item={item} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}
