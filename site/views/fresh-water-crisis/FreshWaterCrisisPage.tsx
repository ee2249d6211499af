import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { Comparison } from '../../sections/Comparison.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { ActionLink } from '../../ui/ActionLink.tsx'
import type { PageProps } from '../../words/language.ts'
import { sharedWords } from '../../words/shared.ts'
import { driverItems } from './DriverItems.tsx'
import { freshWaterCrisisSections } from './fresh-water-crisis-sections.ts'
import { MetricDialog } from './MetricDialog.tsx'
import { MetricSheets } from './MetricSheets.tsx'
import { regionPlates } from './RegionPlates.tsx'
import { scarcityEntries } from './ScarcityEntries.tsx'
import { SectorDialogs } from './SectorDialogs.tsx'
import { sectorRows } from './SectorRows.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

export function FreshWaterCrisisPage({ language }: PageProps) {
  const sections = freshWaterCrisisSections(language)
  const { drivers, regions, sectors, scarcity } = sections
  const { close } = sharedWords(language)
  const { views } = sections
  return (
    <>
      <div id="the-need" className="view-need" data-in-view="need">
        <Hero
          variant="default"
          picture={picture('moraine', language)}
          {...sections.hero}
          under={views && <ViewSwitch {...views} />}
        />
        {sections.stats && <FigureLine ground="paper" {...sections.stats} />}
        {drivers && (
          <Multiples
            {...drivers}
            {...driverItems(drivers.items)}
            narrow="side by side"
            ground="ice"
          />
        )}
        {regions && <PlateGrid {...regions} plates={regionPlates(regions.plates)} ground="white" />}
        {sections.pairs && <Comparison {...sections.pairs} folded />}
        {sectors && <Ledger {...sectors} rows={sectorRows(sectors.sheets)} />}
        {sectors && <SectorDialogs sectors={sectors.sheets} close={close} words={sectors.words} />}
        {scarcity && (
          <IndexList
            {...scarcity}
            entries={scarcityEntries(scarcity.topics)}
            aside={<ActionLink {...scarcity.more} kind="text" />}
            ground="firn"
          />
        )}
        {scarcity?.topics.map((card) => (
          <MetricDialog
            key={card.id}
            card={card}
            columns={scarcity.columns}
            close={close}
            withPlate
          />
        ))}
      </div>
      <div id="the-data" className="view-data" data-in-view="data">
        {sections.dataHero && (
          <Hero
            {...heroMedia('/fresh-water-crisis', 'ocean', language)}
            {...sections.dataHero}
            heading="h2"
            under={views && <ViewSwitch {...views} again />}
          />
        )}
        {sections.data && <MetricSheets {...sections.data} close={close} />}
      </div>
      <EndLine {...sections.next} />
    </>
  )
}
