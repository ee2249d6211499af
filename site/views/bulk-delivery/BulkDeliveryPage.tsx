import { picture } from '../../assets/pictures.ts'
import { PlanStart } from '../../islands/plan/PlanStart.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { SupplyPlan } from '../../sections/SupplyPlan.tsx'
import { ActionLink } from '../../ui/ActionLink.tsx'
import type { PageProps } from '../../words/language.ts'
import { bulkDeliverySections } from './bulk-delivery-sections.ts'
import { LeadTime } from './LeadTime.tsx'
import { OrderRun } from './OrderRun.tsx'
import { SeaMap } from './SeaMap.tsx'

export function BulkDeliveryPage({ language }: PageProps) {
  const sections = bulkDeliverySections(language)
  const { regions, leadTime, capabilities, plan } = sections
  return (
    <>
      <Hero variant="default" picture={picture('night-quay', language)} {...sections.hero} />
      {sections.statistics && <FigureLine {...sections.statistics} ground="dark" />}
      {regions && (
        <MarginMap {...regions} notesAt="below" foot={leadTime && <LeadTime {...leadTime} />}>
          <SeaMap {...regions.map} />
        </MarginMap>
      )}
      {sections.network && <IndexList {...sections.network} ground="white" />}
      {capabilities && (
        <PlateLedger {...capabilities} ground="firn">
          <ActionLink {...capabilities.quote} kind="primary" />
        </PlateLedger>
      )}
      {sections.price && <Ledger id="price" {...sections.price} ground="white" />}
      {sections.quote && <DefinitionColumns id="quote" {...sections.quote} ground="white" />}
      {plan && (
        <SupplyPlan id="plan" heading={plan.heading} note={plan.note} ground="firn">
          <PlanStart words={plan.start} />
        </SupplyPlan>
      )}
      {sections.order && <OrderRun id="order" {...sections.order} />}
      {sections.markets && <DefinitionColumns {...sections.markets} ground="white" />}
      <Banner {...sections.next} picture={picture('far-ship', language)} />
    </>
  )
}
