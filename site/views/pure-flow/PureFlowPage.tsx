import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { Currents } from './Currents.tsx'
import { pureFlowSections } from './pure-flow-sections.ts'
import { currentsReaches } from './Reaches.tsx'

export function PureFlowPage({ language }: PageProps) {
  const sections = pureFlowSections(language)
  const { currents } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/pure-flow', language)}
        picture={picture('running-tap', language)}
        {...sections.hero}
      />
      {currents && (
        <FlowAcross {...currents} reaches={currentsReaches(currents.drawing.ends.count)}>
          <Currents {...currents.drawing} />
        </FlowAcross>
      )}
      {sections.stats && <FigureLine {...sections.stats} ground="dark" />}
      {sections.features && <IndexList {...sections.features} ground="white" />}
      {sections.benefits && (
        <DefinitionColumns {...sections.benefits} widths={[5, 4, 4]} ground="white" />
      )}
      <EndLine {...sections.next} />
    </>
  )
}
