import './ViewSwitch.css'

type ViewSwitchProps = {
  label: string
  /** Their addresses end in the place of the view, for visitors without script. */
  views: readonly [View<'need'>, View<'data'>]
}

type View<Name extends string> = { name: Name; label: string; href: `${string}#the-${Name}` }

/**
 * Two views of one page, each with an address of its own. Without script both stand on the
 * page, and these are links to their beginnings.
 */
export function ViewSwitch({ label, views }: ViewSwitchProps) {
  return (
    <nav className="view-switch" aria-label={label} data-ground="picture">
      {views.map((view) => (
        <a key={view.name} href={view.href} data-view-link={view.name}>
          {view.label}
        </a>
      ))}
    </nav>
  )
}
