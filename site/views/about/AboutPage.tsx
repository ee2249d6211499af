import { heroMedia } from '../../assets/hero-media.ts'
import { Comparison } from '../../sections/Comparison.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Opening } from '../../sections/Opening.tsx'
import { about as words } from './about-sections.ts'
import { glacierGroups } from './GlacierGroups.tsx'
import { MarginGroups } from './MarginGroups.tsx'

const { principles } = words

export function AboutPage() {
  return (
    <>
      <Hero {...heroMedia('/about', 'aurora')} {...words.hero} />
      {words.opening && <Opening {...words.opening} />}
      {words.voices && <Comparison {...words.voices} ground="firn" />}
      {principles && (
        <MarginGroups {...principles} {...glacierGroups(principles.drawing, principles.groups)} />
      )}
      <EndLine {...words.next} />
    </>
  )
}
