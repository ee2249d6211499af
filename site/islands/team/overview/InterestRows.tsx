import type { Overview } from '../../../../contract/team-overview.ts'
import { SmallColumns } from '../charts/SmallColumns.tsx'
import { EmptyPanel } from '../parts/EmptyPanel.tsx'
import { Figures } from '../parts/Figures.tsx'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount, spokenSpan } from '../parts/spoken-figures.ts'
import { interestWord } from './overview-words.ts'
import './InterestRows.css'

/** What the leads of each week were about: one row of columns for each topic, all on one scale. */
export function InterestRows({ overview: { weeks } }: { overview: Overview }) {
  const named = new Set(weeks.flatMap(({ interests }) => Object.keys(interests)))
  const rows = [...named]
    .map((interest) => {
      const values = weeks.map(({ interests }) => interests[interest] ?? 0)
      return { interest, values, sum: values.reduce((whole, value) => whole + value, 0) }
    })
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum)
  const mondays = weeks.map(({ begins }) => begins)
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values))
  if (rows.length === 0) {
    return <EmptyPanel id="interests" heading="By topic" text="No messages in these weeks." />
  }
  return (
    <Panel
      id="interests"
      heading="By topic"
      note={`One column a week, all on one scale: the tallest is ${spokenCount(largest)}. The last is this week so far.`}
    >
      <table className="interest-rows">
        <caption className="sr-only">Messages by topic or type of partnership</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col">Messages</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ interest, values, sum }) => (
            <tr key={interest}>
              <th scope="row">
                <span>{interestWord(interest)}</span>
                <SmallColumns values={values} largest={largest} />
              </th>
              <td>{spokenCount(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Figures
        of="messages by topic and week"
        columns={['Week of', ...rows.map(({ interest }) => interestWord(interest))]}
        rows={weeks
          .map(
            ({ begins }, index) =>
              [
                spokenSpan(mondays, begins),
                ...rows.map(({ values }) => spokenCount(values[index] ?? 0)),
              ] as const,
          )
          .toReversed()}
      />
    </Panel>
  )
}
