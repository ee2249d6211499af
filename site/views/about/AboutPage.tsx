import { heroMedia } from '../../assets/hero-media.ts'
import { Comparison } from '../../sections/Comparison.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Opening } from '../../sections/Opening.tsx'
import type { PageProps } from '../../words/language.ts'
import { aboutSections } from './about-sections.ts'
import { glacierGroups } from './GlacierGroups.tsx'
import { MarginGroups } from './MarginGroups.tsx'

export function AboutPage({ language }: PageProps) {
  const sections = aboutSections(language)
  const { principles } = sections
  return (
    <>
      <Hero {...heroMedia('/about', 'aurora', language)} {...sections.hero} />
      {sections.opening && <Opening {...sections.opening} />}
      {sections.voices && <Comparison {...sections.voices} ground="firn" />}
      {principles && (
        <MarginGroups {...principles} {...glacierGroups(principles.drawing, principles.groups)} />
      )}
      <EndLine {...sections.next} />
    </>
  )
}
