import { Mark } from '../graphics/marks/Mark.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LanguageItems, type LanguageLinks } from './LanguageItems.tsx'
import './Header.css'
import './HeaderNarrow.css'
import './HeaderMenu.css'

export type HeaderLink = { href: string; label: string }
export type HeaderGroup = { id: string; label: string; links: readonly HeaderLink[] }

/** The languages that the page, or its way in, exists in; none while there is one language. */
export type TeamControls = HeaderLink & {
  signOutLabel: string
  /** After a sign-out that did not reach the server. */
  signOutAgain: string
  /** Calls of the behaviour, and the public key they carry. */
  signOut: string
  session: string
  publicKey: string
}

type HeaderProps = {
  companyName: string
  /** What is only heard, and what a keyboard reaches first. */
  words: { skip: string; home: string; main: string; menu: string }
  groups: readonly HeaderGroup[]
  freeWater: { href: string; label: string; shortLabel: string; newTab: string }
  /** Where a quote is asked for: a button in the bar, and at the end of the menu. */
  quote: HeaderLink
  /** The form for an emergency. */
  emergency: HeaderLink
  /** The icon that opens the search, and where it leads without script; the team's own pages have none. */
  search: HeaderLink | undefined
  languages: LanguageLinks | undefined
  /** What stands in the header of a signed-in visitor only. */
  team: TeamControls
  /** Path of the page the header stands on. */
  current: string
  /** What the transparent header lies on: white letters on pictures, ink on paper. */
  ground: 'picture' | 'paper'
}

/**
 * The bar at the top of every page. Its lists are popovers of the platform, so
 * that they open, close by Escape and close by a click outside without script;
 * `behaviours/header.ts` adds the state of the bar and of the buttons.
 */
export function Header({
  companyName,
  words,
  groups,
  freeWater,
  quote,
  emergency,
  search,
  languages,
  team,
  current,
  ground,
}: HeaderProps) {
  return (
    <>
      <header className="site-header" data-site-header data-over={ground}>
        <a className="skip-link" href="#main">
          {words.skip}
        </a>
        <a
          className="site-header-home"
          href="/"
          aria-label={words.home}
          {...(current === '/' && { 'aria-current': 'page' })}
        >
          <Mark />
          <span>{companyName}</span>
        </a>
        <nav className="site-nav" aria-label={words.main}>
          {groups.map((group) => (
            <Group key={group.id} group={group} current={current} />
          ))}
          <a className="site-emergency" href={emergency.href}>
            {emergency.label}
          </a>
          <FreeWater {...freeWater} label={freeWater.label} />
          <Team {...team} current={current} />
          {search && <SearchIcon {...search} />}
          {languages && <LanguageList {...languages} />}
          <a className="site-quote" href={quote.href}>
            {quote.label}
          </a>
        </nav>
        <div className="site-header-small">
          <FreeWater {...freeWater} label={freeWater.shortLabel} />
          {search && <SearchIcon {...search} />}
          <button
            type="button"
            className="site-menu-button"
            aria-label={words.menu}
            popoverTarget="site-menu"
            data-menu-button
          >
            <span className="site-menu-open">
              <Icon name="menu" size={26} />
            </span>
            <span className="site-menu-close">
              <Icon name="close" size={26} />
            </span>
          </button>
        </div>
        <nav
          className="site-menu"
          id="site-menu"
          popover="auto"
          aria-label={words.menu}
          data-covers-page
        >
          <a className="site-emergency" href={emergency.href}>
            {emergency.label}
          </a>
          {groups.map((group, index) => (
            <section key={group.id} aria-labelledby={`site-menu-${group.id}`}>
              <h2 id={`site-menu-${group.id}`}>
                <i aria-hidden="true">{'ABC'[index]}</i> {group.label}
              </h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <NavigationLink {...link} current={current} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <a className="action action-primary" href={quote.href}>
            <span>{quote.label}</span>
            <Icon name="arrow-right" />
          </a>
          {languages && <LanguageRow {...languages} />}
          <Team {...team} current={current} />
        </nav>
      </header>
      <div className="header-shade" data-over={ground} aria-hidden="true" />
    </>
  )
}

function Group({ group, current }: { group: HeaderGroup; current: string }) {
  const holdsCurrent = group.links.some((link) => link.href === current)
  const list = `nav-${group.id}`
  return (
    <div className="site-nav-group" data-opens-on-hover>
      <button
        type="button"
        className="site-nav-button"
        popoverTarget={list}
        style={{ anchorName: `--${list}` }}
        data-current={holdsCurrent || undefined}
        data-menu-button
      >
        {group.label}
        <Icon name="chevron-down" size={14} />
      </button>
      <ul
        className="site-nav-list"
        id={list}
        popover="auto"
        style={{ positionAnchor: `--${list}` }}
      >
        {group.links.map((link) => (
          <li key={link.href}>
            <NavigationLink {...link} current={current} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NavigationLink({ href, label, current }: HeaderLink & { current: string }) {
  return (
    <a href={href} {...(href === current && { 'aria-current': 'page' })}>
      {label}
    </a>
  )
}

/** The same page in another language; behind an icon, for who needs it looks for it. */
function LanguageList({ label, links }: LanguageLinks) {
  return (
    <div className="site-nav-group site-languages" data-opens-on-hover>
      <button
        type="button"
        className="site-nav-button"
        aria-label={label}
        popoverTarget="nav-languages"
        style={{ anchorName: '--nav-languages' }}
        data-menu-button
      >
        <Icon name="languages" size={22} />
      </button>
      <ul
        className="site-nav-list"
        id="nav-languages"
        popover="auto"
        style={{ positionAnchor: '--nav-languages' }}
      >
        <LanguageItems links={links} />
      </ul>
    </div>
  )
}

function LanguageRow({ label, links }: LanguageLinks) {
  return (
    <ul className="site-menu-languages" aria-label={label}>
      <LanguageItems links={links} />
    </ul>
  )
}

/** Shown by `data-signed-in` on the document, which a line in the head sets before the first paint. */
function Team({
  href,
  label,
  signOutLabel,
  signOutAgain,
  current,
  ...calls
}: TeamControls & { current: string }) {
  return (
    <div className="site-team">
      <NavigationLink href={href} label={label} current={current} />
      <button
        type="button"
        data-again={signOutAgain}
        data-sign-out={calls.signOut}
        data-session={calls.session}
        data-key={calls.publicKey}
      >
        {signOutLabel}
      </button>
    </div>
  )
}

function SearchIcon({ href, label }: HeaderLink) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link works before any script does.
    <a className="site-search" href={href} role="button" aria-label={label} data-opens-search>
      <Icon name="search" size={22} />
    </a>
  )
}

function FreeWater({ href, label, newTab }: HeaderLink & { newTab: string }) {
  return (
    <a className="site-free-water" href={href} target="_blank" rel="noopener">
      {label}
      <span className="sr-only"> {newTab}</span>
      <Icon name="arrow-up-right" size={15} />
    </a>
  )
}
