import './Action.css'
import { Icon } from './Icon.tsx'

type ActionLinkProps = {
  href: string
  label: string
  /** What a short label is about, with the colon of its language before it: heard and indexed, not shown. */
  subject?: string
  /** `primary` once a view: the one thing to do next. `text` inside running rows. */
  kind?: keyof typeof classes
  /** Opens in a new tab, and says so in these words: `(opens in a new tab)`. */
  external?: string
}

const classes = {
  primary: 'action action-primary',
  outline: 'action action-outline',
  text: 'action action-text',
} as const

export function ActionLink(props: ActionLinkProps) {
  const { href, label, subject, kind = 'outline', external } = props
  const arrow = external ? 'arrow-up-right' : 'arrow-right'
  return (
    <a
      className={classes[kind]}
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      <span>
        {label}
        {subject && <span className="sr-only">{subject}</span>}
        {external && <span className="sr-only"> {external}</span>}
      </span>
      {(kind !== 'outline' || external) && <Icon name={arrow} />}
    </a>
  )
}
