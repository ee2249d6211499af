import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import type { PageProps } from '../../words/language.ts'
import { profitPurposeSections } from './profit-purpose-sections.ts'
import { RiverAcross, riverDown } from './Rivers.tsx'

export function ProfitPurposePage({ language }: PageProps) {
  const sections = profitPurposeSections(language)
  const { river, bottomLine } = sections
  return (
    <>
      <Hero
        way={wayTo('/profit-purpose', language)}
        variant="default"
        picture={picture('clear-ice', language)}
        {...sections.hero}
      />
      {river && (
        <FlowAcross {...river} upright={riverDown(river.drawing)}>
          <RiverAcross {...river.drawing} />
        </FlowAcross>
      )}
      {sections.ledger && <Ledger {...sections.ledger} ground="ice" />}
      {sections.impact && <FigureLine {...sections.impact} ground="paper" />}
      {bottomLine && <DefinitionColumns {...bottomLine} widths={[4, 4, 5]} />}
      <Banner {...sections.next} picture={picture('ice-pieces', language)} />
    </>
  )
}
