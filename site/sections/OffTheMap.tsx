import { UnmappedSheet } from '../graphics/UnmappedSheet.tsx'
import { ActionLink } from '../ui/ActionLink.tsx'
import './OffTheMap.css'

type OffTheMapProps = {
  code: string
  title: string
  action: { href: string; label: string }
  drawing: React.ComponentProps<typeof UnmappedSheet>
}

/** What stands on the blank part of an unmapped sheet: the number, what happened, the way home. */
export function OffTheMap({ code, title, action, drawing }: OffTheMapProps) {
  return (
    <div className="off-the-map">
      <UnmappedSheet {...drawing} />
      <div className="off-the-map-words">
        <p className="off-the-map-code">{code}</p>
        <h1>{title}</h1>
      </div>
      <p className="off-the-map-action">
        <ActionLink {...action} kind="primary" />
      </p>
    </div>
  )
}
