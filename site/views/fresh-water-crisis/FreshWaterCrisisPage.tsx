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
import { driverItems } from './DriverItems.tsx'
import { freshWaterCrisis as words } from './fresh-water-crisis-sections.ts'
import { MetricDialog } from './MetricDialog.tsx'
import { MetricSheets } from './MetricSheets.tsx'
import { PlateMark } from './plate-mark/PlateMark.tsx'
import { regionPlates } from './RegionPlates.tsx'
import { SectorDialogs } from './SectorDialogs.tsx'
import { SectorSign } from './SectorSign.tsx'
import { ShareBar } from './ShareBar.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const { drivers, regions, sectors, scarcity, data } = words
const tones = {
  Agriculture: 1,
  'Industry & Manufacturing': 2,
  'Energy Production': 3,
  'Municipal & Domestic': 4,
  'Consumer Products': 5,
} as const
const sectorRows = (sectors?.sheets ?? []).map((sheet) => ({
  name: sheet.title,
  opens: sheet.id,
  cells: [`${sheet.share} %`, sheet.text],
  sign: { mark: <SectorSign sector={sheet.title} />, tone: tones[sheet.title] },
  bar: <ShareBar share={sheet.share} tone={tones[sheet.title]} />,
}))
const [topic, ...topics] = (scarcity?.topics ?? []).map(({ id, title, text, plate }) => ({
  title,
  text,
  picture: <PlateMark mark={plate.mark} />,
  end: { opens: id, label: scarcity?.label ?? '' },
}))

export function FreshWaterCrisisPage() {
  return (
    <>
      {words.views && <ViewSwitch {...words.views} />}
      <div id="the-need" className="view-need" data-in-view="need">
        <Hero variant="default" picture={picture('moraine')} {...words.hero} />
        {words.stats && <FigureLine ground="paper" {...words.stats} />}
        {drivers && <Multiples {...drivers} {...driverItems(drivers.items)} ground="ice" />}
        {regions && <PlateGrid {...regions} plates={regionPlates(regions.plates)} ground="white" />}
        {words.pairs && <Comparison {...words.pairs} />}
        {sectors && <Ledger {...sectors} rows={sectorRows} />}
        {sectors && <SectorDialogs sectors={sectors.sheets} words={sectors.words} />}
        {scarcity && topic && (
          <IndexList
            {...scarcity}
            entries={[topic, ...topics]}
            aside={<ActionLink {...scarcity.more} kind="text" />}
            ground="firn"
          />
        )}
        {scarcity?.topics.map((card) => (
          <MetricDialog key={card.id} card={card} columns={scarcity.columns} withPlate />
        ))}
      </div>
      <div id="the-data" className="view-data" data-in-view="data">
        {words.dataHero && (
          <Hero {...heroMedia('/fresh-water-crisis', 'ocean')} {...words.dataHero} heading="h2" />
        )}
        {data && <MetricSheets {...data} />}
      </div>
      <EndLine {...words.next} />
    </>
  )
}
