import { ActionLink } from './ActionLink.tsx'

export type Action = { href: string; label: string; external?: string }

type ActionsProps = { actions: readonly Action[]; className: string }

/** What to do next: the first is the one thing to do, the others stand beside it in outline. */
export function Actions({ actions, className }: ActionsProps) {
  return (
    <div className={className}>
      {actions.map((action, index) => (
        <ActionLink key={action.href} {...action} kind={index === 0 ? 'primary' : 'outline'} />
      ))}
    </div>
  )
}
