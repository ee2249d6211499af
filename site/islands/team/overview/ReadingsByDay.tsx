import type { PageReadings } from '../../../../contract/team-overview.ts'
import { ColumnChart } from '../charts/ColumnChart.tsx'
import type { Column, Series } from '../charts/column.ts'
import { counted } from '../lead-words.ts'
import { Figures } from '../parts/Figures.tsx'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount, spokenDay, spokenWholeDay } from '../parts/spoken-figures.ts'

const viewSeries: readonly Series[] = [{ name: 'Views', tone: 'dark' }]
const leadSeries: readonly Series[] = [{ name: 'Messages', tone: 'light' }]

/** Views and messages of each day, each on its own scale: the first are a hundred times the second. */
export function ReadingsByDay({ days }: { days: PageReadings['days'] }) {
  const columns = (of: 'views' | 'leads', one: string): Column[] =>
    days.map(({ day, [of]: value }) => ({
      key: day,
      name: spokenDay(day),
      spoken: `${spokenWholeDay(day)}: ${counted(value, one)}`,
      values: [value],
    }))
  return (
    <Panel
      id="days"
      heading="By day"
      note="Two scales, one below the other; both begin at zero."
      wide
    >
      <ColumnChart
        of="Day, views"
        unit="Views"
        series={viewSeries}
        columns={columns('views', 'view')}
        size="low"
      />
      <ColumnChart
        of="Day, messages"
        unit="Messages"
        series={leadSeries}
        columns={columns('leads', 'message')}
        size="low"
      />
      <Figures
        of="views and messages by day"
        columns={['Day', 'Views', 'Messages']}
        rows={days
          .map(
            ({ day, views, leads }) =>
              [spokenWholeDay(day), spokenCount(views), spokenCount(leads)] as const,
          )
          .toReversed()}
      />
    </Panel>
  )
}
