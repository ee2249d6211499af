import type { PageReadings } from '../../../../contract/team-overview.ts'
import { ColumnChart } from '../charts/ColumnChart.tsx'
import type { Column, Series } from '../charts/column.ts'
import { counted } from '../lead-words.ts'
import { Figures } from '../parts/Figures.tsx'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount, spokenDay, spokenSpan } from '../parts/spoken-figures.ts'

const charts = [
  { of: 'views', one: 'view', series: { name: 'Views', tone: 'dark' } },
  { of: 'leads', one: 'message', series: { name: 'Messages', tone: 'light' } },
] as const satisfies readonly { of: string; one: string; series: Series }[]

/** Views and messages of each day, each on its own scale: the first are a hundred times the second. */
export function ReadingsByDay({ days }: { days: PageReadings['days'] }) {
  const each = days.map(({ day }) => day)
  const columns = (of: 'views' | 'leads', one: string): Column[] =>
    days.map(({ day, [of]: value }) => ({
      key: day,
      name: spokenDay(day),
      spoken: `${spokenSpan(each, day)}: ${counted(value, one)}`,
      values: [value],
    }))
  return (
    <Panel
      id="days"
      heading="By day"
      note="Two scales, one below the other; both begin at zero."
      wide
    >
      {charts.map(({ of, one, series }) => (
        <ColumnChart
          key={of}
          of={`Day, ${series.name.toLowerCase()}`}
          unit={series.name}
          series={[series]}
          columns={columns(of, one)}
          size="low"
        />
      ))}
      <Figures
        of="views and messages by day"
        columns={['Day', 'Views', 'Messages']}
        rows={days
          .map(
            ({ day, views, leads }) =>
              [spokenSpan(each, day), spokenCount(views), spokenCount(leads)] as const,
          )
          .toReversed()}
      />
    </Panel>
  )
}
