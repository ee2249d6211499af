import { contractWords } from '../../../contract/words/contract-words.ts'
import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { EdgeScale } from '../../graphics/frame/EdgeScale.tsx'
import { iceToPort } from '../../graphics/ice-to-port/IceToPortCut.tsx'
import { AccordionTable } from '../../sections/AccordionTable.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FullBleed } from '../../sections/FullBleed.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Opening } from '../../sections/Opening.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { SectionCut } from '../../sections/SectionCut.tsx'
import { WelcomeToast } from '../../ui/WelcomeToast.tsx'
import { drawingWords } from '../../words/drawing-words.ts'
import type { PageProps } from '../../words/language.ts'
import { references } from '../../words/references.ts'
import { sharedWords } from '../../words/shared.ts'
import { FormatLine } from './FormatLine.tsx'
import { HeroLabel } from './HeroLabel.tsx'
import { homeSections } from './home-sections.ts'
import { IceToPortWindow } from './IceToPortWindow.tsx'
import { Tenths } from './Tenths.tsx'

export function HomePage({ language }: PageProps) {
  const sections = homeSections(language)
  const { formats, purpose, solutions } = sections
  const { signedIn, confirmed } = contractWords(language).accounts.notices
  const drawing = drawingWords(language, '/').iceToPort
  const named = references(language)
  const journey = drawing && sections.iceToPort
  return (
    <>
      <Hero
        {...heroMedia('/', 'lagoon', language)}
        {...sections.hero}
        offer={formats && <FormatLine {...formats} on="picture" />}
      >
        {sections.heroLabel && <HeroLabel {...sections.heroLabel} />}
      </Hero>
      {sections.opening && <Opening {...sections.opening} contours />}
      {sections.doors && <IndexList {...sections.doors} ground="white" />}
      {journey && <SectionCut {...journey} drawing={iceToPort(drawing)} />}
      {sections.rock && <FullBleed {...sections.rock} picture={picture('basalt', language)} />}
      {purpose && <PlateLedger {...purpose} drawing={<Tenths filled={purpose.tenths} />} />}
      {named && <DefinitionColumns {...named} ground="firn" />}
      {solutions && (
        <AccordionTable
          {...solutions}
          id="solutions"
          items={solutions.items.map(({ shows, ...item }) => ({
            ...item,
            ...(typeof shows === 'string'
              ? { picture: picture(shows, language) }
              : { drawing: journey && <IceToPortWindow window={shows} /> }),
          }))}
          opened="first"
        >
          {formats && <FormatLine {...formats} on="paper" />}
        </AccordionTable>
      )}
      <Banner {...sections.next} picture={picture('sun-road', language)} />
      <WelcomeToast
        close={sharedWords(language).close}
        notices={[
          { welcome: 'signed-in', ...signedIn, seconds: 10 },
          {
            welcome: 'confirmed',
            ...confirmed,
            link: { href: '/team', label: confirmed.link },
            seconds: 0,
          },
        ]}
      />
      {journey && <EdgeScale kind="journey" names={journey.stations.map(({ title }) => title)} />}
    </>
  )
}
