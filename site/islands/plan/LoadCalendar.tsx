import { useState } from 'react'
import { spokenDay } from '../../../contract/supply-calendar.ts'
import { TableHead } from '../../ui/TableHead.tsx'
import { fillWords, inFull } from './fill-words.ts'
import './LoadCalendar.css'
import { Kept } from './Kept.tsx'
import { type Calendar, shortDay, shortDays } from './plan-dates.ts'
import type { LoadWords } from './planner-words.ts'
import { usePrinting } from './use-printing.ts'

/** Loads in sight before all are asked for. */
const few = 6

/** When each load is ordered, filled, at sea and due. */
export function LoadCalendar({ words, calendar }: { words: LoadWords; calendar: Calendar }) {
  const [all, setAll] = useState(false)
  const whole = usePrinting() || all
  const { loads, firstDay, passed } = calendar
  const day = spokenDay(firstDay)
  const [containers, orderBy, filling, atSea, arrival] = words.columns
  return (
    <section className="plan-part load-calendar">
      <h3>{words.heading}</h3>
      {!loads && (
        <p>
          <Kept text={fillWords(words.unplanned, { day })} />
        </p>
      )}
      {passed && <p className="load-calendar-passed">{fillWords(words.passed, { day })}</p>}
      {loads && (
        <>
          <table>
            <TableHead columns={words.columns} />
            <tbody>
              {loads.slice(0, whole ? undefined : few).map((load) => (
                <tr key={load.orderBy}>
                  <th scope="row" data-label={containers}>
                    {inFull(load.containers)}
                  </th>
                  <td data-label={orderBy}>{shortDay(load.orderBy)}</td>
                  <td data-label={filling}>{shortDays(load.filling)}</td>
                  <td data-label={atSea}>{shortDays(load.atSea)}</td>
                  <td data-label={arrival}>{shortDays(load.arrival)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {loads.length > few && (
            <button
              type="button"
              className="action action-text"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? words.fewer : fillWords(words.all, { count: inFull(loads.length) })}
            </button>
          )}
          <p className="note">
            <Kept text={words.note} />
          </p>
        </>
      )}
    </section>
  )
}
