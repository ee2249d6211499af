import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import type { PageProps } from '../../words/language.ts'
import { withBars } from './Bars.tsx'
import { knowYourWaterSections } from './know-your-water-sections.ts'

export function KnowYourWaterPage({ language }: PageProps) {
  const { hero, parts, sheet, analysis, pictures, next } = knowYourWaterSections(language)
  return (
    <>
      <Hero
        way={wayTo('/know-your-water', language)}
        {...heroMedia('/know-your-water', 'ripples', language)}
        {...hero}
      />
      {parts && <DefinitionColumns {...parts} />}
      {sheet && <Ledger {...sheet} ground="white" rows={withBars(sheet.rows)} />}
      {analysis && <Ledger id="lot" {...analysis} />}
      {pictures && (
        <PlateGrid
          offTheSheet
          plates={[
            { ...pictures.edge, shape: 'wide', picture: picture('ice-edge', language) },
            { ...pictures.front, shape: 'upright', picture: picture('ice-field', language) },
          ]}
        />
      )}
      <EndLine {...next} />
    </>
  )
}
