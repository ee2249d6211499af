import { picture } from '../../assets/pictures.ts'
import { bulkDelivery as words } from '../../content/bulk-delivery.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { EdgeScale } from '../../graphics/frame/EdgeScale.tsx'
import { PlanStart } from '../../islands/plan/PlanStart.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { SupplyPlan } from '../../sections/SupplyPlan.tsx'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { LeadTime } from './LeadTime.tsx'
import { OrderRun } from './OrderRun.tsx'
import { SeaMap } from './SeaMap.tsx'

const { sea, leadTime, capabilities, plan } = words
const { planDays } = figuresFor('/bulk-delivery')

export function BulkDeliveryPage() {
  return (
    <>
      <Hero variant="default" picture={picture('hub')} {...words.hero} />
      {words.statistics && <FigureLine {...words.statistics} ground="dark" />}
      {sea && (
        <MarginMap {...sea} notesAt="below" foot={leadTime && <LeadTime {...leadTime} />}>
          <SeaMap {...sea.map} />
        </MarginMap>
      )}
      {words.network && <IndexList {...words.network} ground="white" />}
      {capabilities && (
        <PlateLedger {...capabilities} ground="firn">
          <ActionLink {...capabilities.quote} kind="primary" />
        </PlateLedger>
      )}
      {plan && (
        <SupplyPlan id={plan.id} heading={plan.heading} note={plan.note} ground="white">
          <PlanStart words={plan.words} />
        </SupplyPlan>
      )}
      {words.orderRun && <OrderRun {...words.orderRun} />}
      {words.markets && <DefinitionColumns {...words.markets} ground="firn" />}
      <Banner {...words.next} picture={picture('ocean')} />
      {!planDays.withheld && <EdgeScale kind="count" before="Day " to={planDays.most} />}
    </>
  )
}
