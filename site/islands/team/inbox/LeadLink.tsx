import { type MouseEvent, type ReactNode, use } from 'react'
import { InboxContext } from './inbox-context.ts'

type LeadLinkProps = { reference: string; className?: string; children: ReactNode }

/** Leads to another message, in place unless a new tab or window is wanted. */
export function LeadLink({ reference, className, children }: LeadLinkProps) {
  const { hrefOf, open } = use(InboxContext)

  function follow(event: MouseEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return
    event.preventDefault()
    open(reference)
  }

  return (
    <a className={className} href={hrefOf(reference)} onClick={follow}>
      {children}
    </a>
  )
}
