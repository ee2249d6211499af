import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { FlowAcross } from '../../sections/FlowAcross.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Currents } from './Currents.tsx'
import { pureFlow as words } from './pure-flow-sections.ts'
import { currentsReaches } from './Reaches.tsx'

const { currents } = words

export function PureFlowPage() {
  return (
    <>
      <Hero
        way={wayTo('/pure-flow')}
        variant="split"
        picture={picture('tap-stand')}
        {...words.hero}
      />
      {currents && (
        <FlowAcross {...currents} reaches={currentsReaches(currents.drawing.ends.count)}>
          <Currents {...currents.drawing} />
        </FlowAcross>
      )}
      {words.stats && <FigureLine {...words.stats} ground="dark" />}
      {words.features && <IndexList {...words.features} ground="white" />}
      {words.benefits && <DefinitionColumns {...words.benefits} widths={[5, 4, 4]} ground="firn" />}
      <Banner {...words.next} picture={picture('hub')} />
    </>
  )
}
