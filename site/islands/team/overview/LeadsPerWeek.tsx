import { type LeadKind, leadKinds } from '../../../../contract/lead-fields.ts'
import type { Overview } from '../../../../contract/team-overview.ts'
import { ColumnChart } from '../charts/ColumnChart.tsx'
import { counted } from '../lead-words.ts'
import { EmptyPanel } from '../parts/EmptyPanel.tsx'
import { Figures } from '../parts/Figures.tsx'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount, spokenDay, spokenSpan, spokenWholeDay } from '../parts/spoken-figures.ts'
import { kindWords } from './overview-words.ts'

const tones = { contact: 'dark', partnership: 'light' } as const satisfies Record<LeadKind, string>
const series = leadKinds.map((kind) => ({ name: kindWords[kind], tone: tones[kind] }))

/** How many leads each week brought, by kind. */
export function LeadsPerWeek({ overview: { weeks } }: { overview: Overview }) {
  const mondays = weeks.map(({ begins }) => begins)
  const columns = weeks.map(({ begins, kinds }) => {
    const values = leadKinds.map((kind) => kinds[kind])
    const sum = values.reduce((whole, value) => whole + value, 0)
    const parts = leadKinds.map(
      (kind) => `${spokenCount(kinds[kind])} ${kindWords[kind].toLowerCase()}`,
    )
    const spoken = `Week of ${spokenSpan(mondays, begins)}: ${counted(sum, 'message')} (${parts.join(', ')})`
    const name = begins === mondays.at(-1) ? 'So far' : spokenDay(begins)
    return { key: begins, name, spoken, values, sum }
  })
  const all = columns.reduce((whole, { sum }) => whole + sum, 0)
  const most = columns.toSorted((one, other) => other.sum - one.sum)[0]
  if (!most || all === 0) {
    return <EmptyPanel id="weeks" heading="By week" wide text="No messages in these weeks." />
  }
  return (
    <Panel
      id="weeks"
      heading="By week"
      note={`${counted(all, 'message')} in ${weeks.length} weeks. The most, ${spokenCount(most.sum)}, came in the week of ${spokenWholeDay(most.key)}. This week is counted so far. Spam is left out.`}
      wide
    >
      <ColumnChart of="Week" unit="Messages" series={series} columns={columns} size="tall" />
      <Figures
        of="messages by week"
        columns={['Week of', ...series.map(({ name }) => name), 'All']}
        rows={columns
          .toReversed()
          .map(({ key, values, sum }) => [
            spokenSpan(mondays, key),
            ...[...values, sum].map(spokenCount),
          ])}
      />
    </Panel>
  )
}
