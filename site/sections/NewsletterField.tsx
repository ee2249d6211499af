import { Icon } from '../ui/Icon.tsx'
import './NewsletterField.css'

export type NewsletterFieldProps = {
  /** The field's id, unique on its page: the footer's field stands on every page. */
  id: string
  action: string
  publicKey: string
  /** Longest address, in UTF-16 code units. */
  maxLength: number
  /** What `behaviours/newsletter.ts` says beside the field; an answer of the server has words of its own. */
  said: Record<'sent' | 'bad' | 'offline' | 'failed', string>
  /** Names the form; unique on its page. */
  name: string
  label: string
  button: string
}

/**
 * One address, one button, on which an arrow stands for its word unless it is `spoken`. Without script the
 * address is posted, and a page answers.
 */
export function NewsletterField(props: NewsletterFieldProps & { spoken?: boolean }) {
  const { id, action, publicKey, maxLength, said, name, label, button, spoken } = props
  return (
    <form
      className="newsletter"
      method="post"
      action={action}
      aria-label={name}
      data-newsletter={publicKey}
      data-sent={said.sent}
      data-bad={said.bad}
      data-offline={said.offline}
      data-failed={said.failed}
    >
      <label htmlFor={id}>{label}</label>
      <div className="newsletter-field">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={maxLength}
          autoComplete="email"
          placeholder="name@company.com"
          aria-describedby={`${id}-said`}
        />
        {spoken ? (
          <button type="submit" className="newsletter-spoken">
            {button} <Icon name="arrow-right" />
          </button>
        ) : (
          <button type="submit" aria-label={button}>
            <Icon name="arrow-right" />
          </button>
        )}
      </div>
      <p id={`${id}-said`} role="status" />
    </form>
  )
}
