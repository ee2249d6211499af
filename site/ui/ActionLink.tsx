import './Action.css'
import { Icon } from './Icon.tsx'

type ActionLinkProps = {
  href: string
  label: string
  /** `primary` once a view: the one thing to do next. `text` inside running rows. */
  kind?: 'primary' | 'outline' | 'text'
  /** Opens in a new tab, and says so. */
  external?: boolean
}

export function ActionLink({ href, label, kind = 'outline', external = false }: ActionLinkProps) {
  const arrow = external ? 'arrow-up-right' : 'arrow-right'
  return (
    <a
      className={`action action-${kind}`}
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      <span>
        {label}
        {external && <span className="sr-only"> (opens in a new tab)</span>}
      </span>
      {(kind !== 'outline' || external) && <Icon name={arrow} />}
    </a>
  )
}
