import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './Message.css'

type MessageProps = {
  kind: 'wrong' | 'done'
  /** The whole message where one sentence says it. */
  title: string
  description?: string
  /** A reference number, or a button that tries again. */
  children?: ReactNode
}

/** What happened to a form, where the eye is: above its fields. Announced when it appears. */
export function Message({ kind, title, description, children }: MessageProps) {
  return (
    <div className="message" data-kind={kind}>
      <Icon name={kind === 'wrong' ? 'circle-alert' : 'circle-check'} size={22} />
      <div>
        <p className="message-title">{title}</p>
        {description && <p>{description}</p>}
        {children}
      </div>
    </div>
  )
}
