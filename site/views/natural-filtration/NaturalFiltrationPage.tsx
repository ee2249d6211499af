import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Specimen } from '../../sections/Specimen.tsx'
import { basaltSpecimen } from './BasaltSpecimen.tsx'
import { NeatTimeline } from './NeatTimeline.tsx'
import { naturalFiltration as words } from './natural-filtration-sections.ts'

const { specimen } = words

export function NaturalFiltrationPage() {
  return (
    <>
      <Hero
        way={wayTo('/natural-filtration')}
        variant="default"
        picture={picture('basalt')}
        {...words.hero}
      />
      {words.timeline && <NeatTimeline {...words.timeline} />}
      {specimen && (
        <Specimen {...specimen} drawing={basaltSpecimen(specimen.drawing)} ground="ice" />
      )}
      {words.standards && <Checklist {...words.standards} />}
      <EndLine {...words.next} />
    </>
  )
}
