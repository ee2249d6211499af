import { useState } from 'react'
import { weeksText } from '../../../contract/lead-weeks.ts'
import { spokenDay, spokenDays } from '../../../contract/spoken-day.ts'
import type { Calendar } from '../../../contract/supply-calendar.ts'
import type { PlanFigures } from '../../../contract/supply-plan.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import { fillWords, inNumerals } from '../../../contract/words/fill-words.ts'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import './LoadCalendar.css'
import { Kept } from './Kept.tsx'
import type { LoadWords } from './planner-words.ts'
import { usePrinting } from './use-printing.ts'

/** Loads in sight before all are asked for. */
const few = 6

type LoadCalendarProps = {
  words: LoadWords
  said: PlanWords
  figures: PlanFigures
  /** Undefined before the day is known; without the figures that dates are counted with there is none. */
  calendar: Calendar | undefined
  /** Whether the weeks of all regions are said: those of the port are not known. */
  regions: boolean
}

/** When each load is ordered, filled, at sea and due. */
export function LoadCalendar({ words, said, figures, calendar, regions }: LoadCalendarProps) {
  const [all, setAll] = useState(false)
  const whole = usePrinting() || all
  const { language } = said
  const { heading, columns } = said.loads
  const { containers, orderBy, filling, sails, arrival } = columns
  const { fillingADay, leadWeeks } = figures
  // Without the general lead time there are dates for ports whose region has one of its own.
  if (!fillingADay || !(leadWeeks || calendar)) return null
  const day = calendar ? spokenDay(calendar.firstDay, language) : ''
  const loads = calendar?.loads
  const short = (days: readonly [number, number]) => spokenDays(days, language, 'short')
  return (
    <section className="plan-part load-calendar">
      <FoldedOnPhones summary={heading}>
        <h3>{heading}</h3>
        {!loads && (
          <p>
            {words.unplanned} {day && <Kept text={fillWords(words.ifToday, { day }, language)} />}
          </p>
        )}
        {calendar?.passed && (
          <p className="load-calendar-passed">{fillWords(said.loads.passed, { day }, language)}</p>
        )}
        {calendar && loads && (
          <>
            <table>
              <TableHead columns={[containers, orderBy, filling, sails, arrival]} />
              <tbody>
                {loads.slice(0, whole ? undefined : few).map((load) => (
                  <tr key={load.orderBy}>
                    <th scope="row" data-label={containers}>
                      {inNumerals(load.containers, language)}
                    </th>
                    <td data-label={orderBy}>{spokenDay(load.orderBy, language, 'short')}</td>
                    <td data-label={filling}>{short(load.filling)}</td>
                    <td data-label={sails}>{spokenDay(load.sails, language, 'short')}</td>
                    <td data-label={arrival}>{short(load.arrival)}</td>
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
                {all ? words.fewer : fillWords(words.all, { count: loads.length }, language)}
              </button>
            )}
            <p className="note">
              <Kept
                text={fillWords(said.loads.lead, { weeks: weeksText(calendar.weeks) }, language)}
              />{' '}
              <Kept
                text={fillWords(
                  words.note,
                  { rest: calendar.rest, filling: fillingADay },
                  language,
                )}
              />
              {words.regions && regions && ` ${words.regions}`}
            </p>
          </>
        )}
      </FoldedOnPhones>
    </section>
  )
}
