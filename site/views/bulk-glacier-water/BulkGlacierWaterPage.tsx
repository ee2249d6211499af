import { picture } from '../../assets/pictures.ts'
import { bulkGlacierWater as words } from '../../content/bulk-glacier-water.ts'
import { wayTo } from '../../content/way-to.ts'
import { flexitankSpecimen } from '../../graphics/bulk-glacier-water/FlexitankSpecimen.tsx'
import { AccordionTable } from '../../sections/AccordionTable.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Specimen } from '../../sections/Specimen.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { deliveryDrawing } from './DeliveryDrawing.tsx'
import { OrderLine } from './OrderLine.tsx'
import { orderReaches } from './OrderReaches.tsx'

const { specimen, order, delivery } = words

export function BulkGlacierWaterPage() {
  return (
    <>
      <Hero
        way={wayTo('/bulk-glacier-water')}
        variant="split"
        picture={picture('flexitank')}
        {...words.hero}
      />
      {specimen && <Specimen {...specimen} drawing={flexitankSpecimen(specimen.drawing)} />}
      {words.sheet && <Ledger {...words.sheet} />}
      {order && (
        <FlowAcross {...order} reaches={orderReaches} ground="firn">
          <OrderLine {...order.drawing} />
        </FlowAcross>
      )}
      {delivery && (
        <AccordionTable
          id="delivery"
          {...delivery}
          items={delivery.items.map((item) => ({
            ...item,
            drawing: deliveryDrawing(item.drawing),
          }))}
        />
      )}
      <TextBesidePicture {...words.next} picture={picture('clear-ice')} focus="72% 50%" />
    </>
  )
}
