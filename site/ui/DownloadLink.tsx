import './Action.css'
import './DownloadLink.css'
import { Icon } from './Icon.tsx'

type DownloadLinkProps = {
  href: string
  label: string
  /** What is downloaded, for those who hear the link alone. */
  subject?: string
  /** Kind and size, such as `PDF, 118 KB`. */
  facts: string
}

/** A link to a file, with what arrives when it is followed. */
export function DownloadLink({ href, label, subject, facts }: DownloadLinkProps) {
  return (
    <p className="download-link">
      <a className="action action-text" href={href} download>
        <span>
          {label}
          {subject && <span className="sr-only"> {subject}</span>}
        </span>
        <Icon name="download" />
      </a>
      <span>{facts}</span>
    </p>
  )
}
