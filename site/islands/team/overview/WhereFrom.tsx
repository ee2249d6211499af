import type { Overview } from '../../../../contract/team-overview.ts'
import { BarRows } from '../charts/BarRows.tsx'
import { EmptyPanel } from '../parts/EmptyPanel.tsx'
import { Panel } from '../parts/Panel.tsx'
import { spokenCount } from '../parts/spoken-figures.ts'

/** Which page led to a lead, and which campaign brought its visitor. */
export function WhereFrom({ overview: { pages, campaigns } }: { overview: Overview }) {
  return (
    <>
      <Sources
        id="pages"
        heading="By page"
        note="The page whose link led to the message, else the page of its form."
        name="Page"
        without="No page named"
        sources={pages}
      />
      <Sources
        id="campaigns"
        heading="By campaign"
        note="The campaign in the link that brought the visitor."
        name="Campaign"
        without="No campaign"
        sources={campaigns}
      />
    </>
  )
}

type SourcesProps = {
  id: string
  heading: string
  note: string
  name: string
  without: string
  sources: Overview['pages']
}

function Sources({ id, heading, note, name, without, sources }: SourcesProps) {
  if (sources.length === 0) {
    return <EmptyPanel id={id} heading={heading} text="No messages in these weeks." />
  }
  return (
    <Panel id={id} heading={heading} note={note}>
      <BarRows
        caption={`Messages, ${heading.toLowerCase()}`}
        heads={[name, 'Messages']}
        rows={sources.map((source) => ({
          key: source.name ?? '',
          name: source.name ?? without,
          value: source.leads,
        }))}
        spoken={spokenCount}
      />
    </Panel>
  )
}
