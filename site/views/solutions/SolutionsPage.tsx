import { picture } from '../../assets/pictures.ts'
import { AccordionTable } from '../../sections/AccordionTable.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Hero } from '../../sections/Hero.tsx'
import type { PageProps } from '../../words/language.ts'
import { dockPlate } from './DockPlate.tsx'
import { scaleOfFormats } from './FormatsToScale.tsx'
import { stripReaches } from './Reaches.tsx'
import { StripMap } from './StripMap.tsx'
import { solutionsSections } from './solutions-sections.ts'
import { ToScale } from './ToScale.tsx'

export function SolutionsPage({ language }: PageProps) {
  const sections = solutionsSections(language)
  const { scale, formats, chain } = sections
  return (
    <>
      <Hero variant="default" picture={picture('formats', language)} {...sections.hero} />
      {scale && <ToScale {...scale} {...scaleOfFormats(scale)} />}
      {formats && (
        <AccordionTable
          id="formats"
          {...formats}
          ground="ice"
          items={formats.items.map(({ shown, ...item }) =>
            shown.id === 'flexitank'
              ? { ...item, picture: picture('valve-wheel', language) }
              : { ...item, drawing: dockPlate(shown) },
          )}
        />
      )}
      {sections.quote && <DefinitionColumns {...sections.quote} ground="ice" />}
      {chain && (
        <FlowAcross {...chain} reaches={stripReaches} ground="firn">
          <StripMap {...chain.drawing} />
        </FlowAcross>
      )}
      <EndLine {...sections.next} />
    </>
  )
}
