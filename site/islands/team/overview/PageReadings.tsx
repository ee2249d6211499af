import { useState } from 'react'
import type { PageReadings as Readings } from '../../../../contract/team-overview.ts'
import { BarRows } from '../charts/BarRows.tsx'
import { counted } from '../lead-words.ts'
import { Panel } from '../parts/Panel.tsx'
import { perHundred, spokenCount, spokenWholeDay } from '../parts/spoken-figures.ts'
import { ReadingsByDay } from './ReadingsByDay.tsx'

/** Pages shown before the others are asked for. */
const shownAtFirst = 12

/** How often pages were read, and which of them led to a message. */
export function PageReadings({ readings }: { readings: Readings }) {
  const { from, to, pages, days } = readings
  const [whole, setWhole] = useState(false)
  const views = days.reduce((sum, day) => sum + day.views, 0)
  const leads = days.reduce((sum, day) => sum + day.leads, 0)
  if (views === 0 && leads === 0) {
    return <p className="panel-empty">No page was read in these days.</p>
  }
  return (
    <div className="panels">
      <ReadingsByDay days={days} />
      <Panel
        id="readings"
        heading="Views by page"
        note={`${counted(views, 'view')} and ${counted(leads, 'message')} from ${spokenWholeDay(from)} to ${spokenWholeDay(to)}. Views are counted on the server, without cookies; a message counts for the page that led to it.`}
        wide
      >
        <BarRows
          caption="Views and messages by page"
          heads={['Page', 'Views', 'Messages', 'Per 100 views']}
          rows={(whole ? pages : pages.slice(0, shownAtFirst)).map((page) => ({
            key: page.page,
            name: page.page,
            value: page.views,
            cells: [spokenCount(page.leads), perHundred(page.leads, page.views)],
          }))}
          spoken={spokenCount}
        />
        {pages.length > shownAtFirst && (
          <button
            type="button"
            className="action action-text"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? `Show the first ${shownAtFirst}` : `Show all ${pages.length} pages`}
          </button>
        )}
      </Panel>
    </div>
  )
}
