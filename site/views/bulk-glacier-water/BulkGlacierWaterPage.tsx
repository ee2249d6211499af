import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { flexitankSpecimen } from '../../graphics/bulk-glacier-water/FlexitankSpecimen.tsx'
import { AccordionTable } from '../../sections/AccordionTable.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Specimen } from '../../sections/Specimen.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { bulkGlacierWaterSections } from './bulk-glacier-water-sections.ts'
import { deliveryDrawing } from './DeliveryDrawing.tsx'
import { OrderLine } from './OrderLine.tsx'
import { orderReaches } from './OrderReaches.tsx'

export function BulkGlacierWaterPage({ language }: PageProps) {
  const sections = bulkGlacierWaterSections(language)
  const { specimen, order, delivery } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/bulk-glacier-water', language)}
        picture={picture('flexitank', language)}
        {...sections.hero}
      />
      {specimen && <Specimen {...specimen} drawing={flexitankSpecimen(specimen.drawing)} />}
      {sections.papers && <DefinitionColumns {...sections.papers} ground="white" />}
      {sections.sheet && <Ledger {...sections.sheet} ground="white" />}
      {order && (
        <FlowAcross {...order} reaches={orderReaches} ground="firn">
          <OrderLine {...order.drawing} />
        </FlowAcross>
      )}
      {sections.receipt && <DefinitionColumns id="unloading" {...sections.receipt} ground="ice" />}
      {delivery && (
        <AccordionTable
          id="delivery"
          {...delivery}
          ground="ice"
          items={delivery.items.map((item) => ({
            ...item,
            drawing: deliveryDrawing(item.drawing),
          }))}
        />
      )}
      <Banner {...sections.next} picture={picture('one-container', language)} />
    </>
  )
}
