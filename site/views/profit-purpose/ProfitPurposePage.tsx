import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { profitPurpose as words } from './profit-purpose-sections.ts'
import { RiverAcross, riverDown } from './Rivers.tsx'

const { river, ledger, impact, bottomLine } = words

export function ProfitPurposePage() {
  return (
    <>
      <Hero
        way={wayTo('/profit-purpose')}
        variant="default"
        picture={picture('clear-ice')}
        {...words.hero}
      />
      {river && (
        <FlowAcross {...river} upright={riverDown(river.drawing)}>
          <RiverAcross {...river.drawing} />
        </FlowAcross>
      )}
      {ledger && <Ledger {...ledger} ground="firn" />}
      {impact && <FigureLine {...impact} ground="paper" />}
      {bottomLine && <DefinitionColumns {...bottomLine} widths={[4, 4, 5]} />}
      <EndLine {...words.next} />
    </>
  )
}
