import { useId, useState } from 'react'
import type { Group } from '../../../contract/search-index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { excerptOf, marked, type Run } from './excerpt.ts'
import type { Hit } from './find.ts'

/** Lines of each group that are shown at first. */
const first: Record<Group, number> = { pages: 6, figures: 4, files: 3 }

type ResultGroupProps = {
  group: Group
  name: string
  hits: readonly Hit[]
  /** Says that the button shows all, and how many they are. */
  all: string
  link: (href: string) => string
}

/** The results of one kind. */
export function ResultGroup({ group, name, hits, all, link }: ResultGroupProps) {
  const [whole, setWhole] = useState(false)
  const heading = useId()
  const shown = whole ? hits : hits.slice(0, first[group])
  return (
    <section
      className={group === 'figures' ? 'search-figures' : undefined}
      aria-labelledby={heading}
    >
      <h3 id={heading}>{name}</h3>
      <ul>
        {shown.map((hit) => (
          <li key={hit.id}>
            <a className="search-line" href={link(hit.href)}>
              <Line hit={hit} />
            </a>
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <button className="search-all" type="button" onClick={() => setWhole(true)}>
          {all}
        </button>
      )}
    </section>
  )
}

/** The label of a figure comes before what it rests on; the page of a section before its words. */
function Line({ hit: { group, title, facts, words, found } }: { hit: Hit }) {
  const content = (
    <span className="search-words">
      <Runs runs={excerptOf(words, found)} />
    </span>
  )
  const besides = facts && <small>{facts}</small>
  return (
    <>
      <b>
        <Runs runs={marked(title, found)} />
      </b>{' '}
      {group === 'figures' ? content : besides} {group === 'figures' ? besides : content}
      {group === 'files' && <Icon name="download" />}
    </>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, marked }, at) =>
    // Runs never move: a text that changes is another line.
    // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells two of them apart.
    marked ? <mark key={at}>{text}</mark> : text,
  )
}
