import { picture } from '../../assets/pictures.ts'
import { AccordionTable } from '../../sections/AccordionTable.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { dockPlate } from './DockPlate.tsx'
import { scaleOfFormats } from './FormatsToScale.tsx'
import { stripReaches } from './Reaches.tsx'
import { StripMap } from './StripMap.tsx'
import { solutions as words } from './solutions-sections.ts'
import { ToScale } from './ToScale.tsx'

const { scale, formats, chain } = words

export function SolutionsPage() {
  return (
    <>
      <Hero variant="default" picture={picture('formats-quay')} {...words.hero} />
      {scale && <ToScale {...scale} {...scaleOfFormats(scale)} />}
      {formats && (
        <AccordionTable
          id="formats"
          {...formats}
          ground="ice"
          items={formats.items.map(({ shown, ...item }) =>
            shown.id === 'flexitank'
              ? { ...item, picture: picture(shown.id) }
              : { ...item, drawing: dockPlate(shown) },
          )}
        />
      )}
      {chain && (
        <FlowAcross {...chain} reaches={stripReaches} ground="firn">
          <StripMap {...chain.map} />
        </FlowAcross>
      )}
      <EndLine {...words.next} />
    </>
  )
}
