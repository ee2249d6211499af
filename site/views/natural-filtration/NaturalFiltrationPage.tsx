import { wayTo } from '../../content/way-to.ts'
import { IceToPortPart } from '../../graphics/ice-to-port/IceToPortPart.tsx'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Specimen } from '../../sections/Specimen.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { basaltSpecimen } from './BasaltSpecimen.tsx'
import { Descent } from './Descent.tsx'
import { naturalFiltrationSections } from './natural-filtration-sections.ts'

export function NaturalFiltrationPage({ language }: PageProps) {
  const sections = naturalFiltrationSections(language)
  const { specimen } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/natural-filtration', language)}
        {...sections.hero}
        drawing={<IceToPortPart {...sections.hero.drawing} part={[40, 130, 640, 516]} />}
      />
      {sections.timeline && <Descent {...sections.timeline} />}
      {specimen && (
        <Specimen {...specimen} drawing={basaltSpecimen(specimen.drawing)} ground="ice" />
      )}
      {sections.standards && <Checklist {...sections.standards} />}
      <EndLine {...sections.next} />
    </>
  )
}
