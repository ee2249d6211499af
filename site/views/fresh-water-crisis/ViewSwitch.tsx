import './ViewSwitch.css'

type ViewSwitchProps = {
  label: string
  /** Their addresses end in the place of the view, for visitors without script. */
  views: readonly [View<'need'>, View<'data'>]
  /** Says the same once more where the first one is not shown: no landmark of its own. */
  again?: boolean
}

type View<Name extends string> = { name: Name; label: string; href: `${string}#the-${Name}` }

/**
 * Two views of one page, each with an address of its own. Without script both stand on the
 * page, and these are links to their beginnings.
 */
export function ViewSwitch({ label, views, again }: ViewSwitchProps) {
  const Frame = again ? 'div' : 'nav'
  return (
    <Frame className="view-switch" aria-label={again ? undefined : label} data-ground="picture">
      {views.map((view) => (
        <a key={view.name} href={view.href} data-view-link={view.name}>
          {view.label}
        </a>
      ))}
    </Frame>
  )
}
