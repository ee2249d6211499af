import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type Overview as OverviewAnswer,
  overviewWeeks,
  type PageReadings as PageReadingsAnswer,
  pageDays,
  teamOverviewPaths,
} from '../../../../contract/team-overview.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { callTeam } from '../team-call.ts'
import { LeadPanels } from './LeadPanels.tsx'
import { PageReadings } from './PageReadings.tsx'
import { SpanChoice } from './SpanChoice.tsx'
import { useSpan } from './use-span.ts'
import './Overview.css'

/** What came in, from where, how soon it was answered, and which pages were read. */
export function Overview() {
  const [weeks, chooseWeeks] = useSpan('weeks', overviewWeeks, 12)
  const [days, chooseDays] = useSpan('days', pageDays, 30)
  const leads = useQuery({
    queryKey: ['team', 'overview', weeks],
    queryFn: ({ signal }) =>
      callTeam<OverviewAnswer>(`${teamOverviewPaths.overview}?weeks=${weeks}`, { signal }),
    placeholderData: keepPreviousData,
  })
  const pages = useQuery({
    queryKey: ['team', 'pages', days],
    queryFn: ({ signal }) =>
      callTeam<PageReadingsAnswer>(`${teamOverviewPaths.pages}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="overview">
      <div className="overview-head">
        <h2>Messages</h2>
        <SpanChoice
          name="weeks"
          legend="Weeks shown"
          spans={overviewWeeks}
          chosen={weeks}
          label={(span) => `${span} weeks`}
          onChoose={chooseWeeks}
        />
      </div>
      <Awaited of={leads} room="page">
        {(overview) => <LeadPanels overview={overview} />}
      </Awaited>
      <div className="overview-head">
        <h2>Pages</h2>
        <SpanChoice
          name="days"
          legend="Days shown"
          spans={pageDays}
          chosen={days}
          label={(span) => `${span} days`}
          onChoose={chooseDays}
        />
      </div>
      <Awaited of={pages} room="page">
        {(readings) => <PageReadings readings={readings} />}
      </Awaited>
    </div>
  )
}
