import { accountNotices } from '../../../contract/account-notices.ts'
import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { homeSection } from '../../content/home-section.ts'
import { references } from '../../content/references.ts'
import { EdgeScale } from '../../graphics/frame/EdgeScale.tsx'
import { iceToPort } from '../../graphics/ice-to-port/IceToPortCut.tsx'
import { AccordionTable } from '../../sections/AccordionTable.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Opening } from '../../sections/Opening.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { SectionCut } from '../../sections/SectionCut.tsx'
import { WelcomeToast } from '../../ui/WelcomeToast.tsx'
import { FormatLine } from './FormatLine.tsx'
import { HeroLabel } from './HeroLabel.tsx'
import { home as words } from './home-sections.ts'
import { Tenths } from './Tenths.tsx'

const solutions = words.solutions && {
  ...words.solutions,
  items: words.solutions.items.map((item) => ({ ...item, picture: picture(item.picture) })),
}

export function HomePage() {
  return (
    <>
      <Hero
        {...heroMedia('/', 'lagoon')}
        {...words.hero}
        offer={words.formats && <FormatLine {...words.formats} on="picture" />}
      >
        <HeroLabel name="Glacier ice" text="where the water begins" />
      </Hero>
      {words.opening && <Opening {...words.opening} contours />}
      {words.doors && <IndexList {...words.doors} ground="white" />}
      {homeSection && (
        <SectionCut
          heading={homeSection.heading}
          note={homeSection.note}
          stations={homeSection.stations}
          drawing={iceToPort(homeSection.drawing)}
        />
      )}
      {words.purpose && (
        <PlateLedger {...words.purpose} drawing={<Tenths filled={words.purpose.tenths} />} />
      )}
      {references && <DefinitionColumns {...references} ground="firn" />}
      {solutions && (
        <AccordionTable id="solutions" {...solutions} opened="first">
          {words.formats && <FormatLine {...words.formats} on="paper" />}
        </AccordionTable>
      )}
      <Banner {...words.next} picture={picture('ocean')} />
      <WelcomeToast
        close="Close"
        notices={[
          { welcome: 'signed-in', ...accountNotices.signedIn, seconds: 10 },
          { welcome: 'confirmed', ...accountNotices.confirmed, seconds: 0 },
        ]}
      />
      {homeSection && (
        <EdgeScale kind="journey" names={homeSection.stations.map(({ title }) => title)} />
      )}
    </>
  )
}
