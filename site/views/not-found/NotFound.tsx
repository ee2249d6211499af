import { ActionLink } from '../../ui/ActionLink.tsx'
import { UnmappedSheet } from './UnmappedSheet.tsx'
import './NotFound.css'

type NotFoundProps = {
  code: string
  title: string
  action: { href: string; label: string }
  drawing: React.ComponentProps<typeof UnmappedSheet>
}

/** What stands on the blank part of an unmapped sheet: the number, what happened, the way home. */
export function NotFound({ code, title, action, drawing }: NotFoundProps) {
  return (
    <div className="not-found-sheet">
      <UnmappedSheet {...drawing} />
      <div className="not-found-sheet-words">
        <p className="not-found-sheet-code">{code}</p>
        <h1>{title}</h1>
      </div>
      <p className="not-found-sheet-action">
        <ActionLink {...action} kind="primary" />
      </p>
    </div>
  )
}
