import { useMemo, useState } from 'react'
import { pageName } from '../../../contract/contact-presets.ts'
import type { SearchIndex } from '../../../contract/search-index.ts'
import { fillWords } from '../../../contract/words/fill-words.ts'
import { addressIn, pageLanguage, withoutLanguage } from '../../../contract/words/language.ts'
import { PortHits } from './PortHits.tsx'
import { ResultGroup } from './ResultGroup.tsx'
import { slashKey, slashOff } from './slash-key.ts'
import { useField } from './use-field.ts'
import { type LoadedIndex, useIndex } from './use-index.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import { useVisiblePart } from './use-visible-part.ts'

type SearchPanelProps = { search: HTMLDialogElement; field: HTMLInputElement }

/** What stands below the field: the results, or where to go without one. */
export function SearchPanel({ search, field }: SearchPanelProps) {
  const loaded = useIndex(search)
  // At once, not when there is time: Enter opens the first result of what stands in the field.
  const query = useField(search, field)
  usePanelKeys(search, field)
  useVisiblePart(search)
  if (!loaded) return null
  return (
    <>
      {query.trim() ? (
        <Results key={query} query={query} {...loaded} />
      ) : (
        <Often index={loaded.index} />
      )}
      <Foot words={loaded.index.words} />
    </>
  )
}

function Results({ query, index, find }: LoadedIndex & { query: string }) {
  const { words } = index
  const { groups, total, whole } = useMemo(() => find(query), [find, query])
  const language = pageLanguage(location.pathname)
  const count = fillWords(words.count, { count: total }, language)
  return (
    <div className="search-results">
      <p className="search-count" role="status">
        {total === 0
          ? fillWords(words.none, { query: query.trim() }, language)
          : whole
            ? count
            : `${words.some} ${count}.`}
      </p>
      {groups.map(({ group, hits }) => (
        <ResultGroup
          key={group}
          name={words.groups[group]}
          group={group}
          hits={hits}
          all={fillWords(words.all, { count: hits.length }, language)}
          link={withPage(index)}
        />
      ))}
      {(total === 0 || !whole) && <PortHits query={query} about={words.port} />}
      {total === 0 && <Ways links={words.ways} link={withPage(index)} />}
    </div>
  )
}

/** Before anything is typed. */
function Often({ index }: { index: SearchIndex }) {
  const links = index.shortcuts
    .slice(0, 6)
    .map(({ href, title, about }) => ({ href, label: title, about }))
  return (
    <div className="search-results">
      <h3>{index.words.often}</h3>
      <Ways links={links} link={withPage(index)} />
    </div>
  )
}

type WaysProps = {
  links: readonly { href: string; label: string; about?: string }[]
  link: (href: string) => string
}

function Ways({ links, link }: WaysProps) {
  return (
    <ul>
      {links.map(({ href, label, about }) => (
        <li key={href}>
          <a className="search-line" href={link(href)}>
            <b>{label}</b>
            {about && <span className="search-words">{about}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How to move, and the switch of the one key that could be pressed by mistake. */
function Foot({ words }: { words: SearchIndex['words'] }) {
  const [slash, setSlash] = useState(() => slashKey(document.body))
  const change = (on: boolean) => {
    setSlash(on)
    // Forbidden storage keeps it until the page is left.
    try {
      if (on) localStorage.removeItem(slashOff)
      else localStorage[slashOff] = 'yes'
    } catch {}
  }
  return (
    <div className="search-foot">
      <span>{words.keys}</span>
      <label>
        <input type="checkbox" checked={slash} onChange={(event) => change(event.target.checked)} />
        {words.slash}
      </label>
    </div>
  )
}

/** A link to the contact form brings the page along on which it was found, as every other one does. */
function withPage({ pages }: SearchIndex) {
  const contact = addressIn('/contact', pageLanguage(location.pathname))
  const here = pages.find(({ path }) => path === location.pathname)?.path
  return (href: string) =>
    here && here !== contact && href.startsWith(`${contact}?`)
      ? `${href}&from=${pageName(withoutLanguage(here))}`
      : href
}
