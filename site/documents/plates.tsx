import type { ReactElement } from 'react'
import { alkalineWater } from '../content/alkaline-water.ts'
import { bulkGlacierWater } from '../content/bulk-glacier-water.ts'
import { documentDrawings as words } from '../content/documents/document-drawings.ts'
import type { PlateName } from '../content/documents/document-words.ts'
import { homeSection } from '../content/home-section.ts'
import { partnerships } from '../content/partnerships.ts'
import { PhScale } from '../graphics/alkaline-water/PhScale.tsx'
import { EndView } from '../graphics/bulk-glacier-water/EndView.tsx'
import { flexitankSpecimen } from '../graphics/bulk-glacier-water/flexitank-specimen.tsx'
import { Packs } from '../graphics/bulk-glacier-water/Packs.tsx'
import { TankerRail } from '../graphics/bulk-glacier-water/TankerRail.tsx'
import { Confluence } from '../graphics/Confluence.tsx'
import { ContainerSection } from '../graphics/ContainerSection.tsx'
import { Drawing } from '../graphics/Drawing.tsx'
import { ContainerRow } from '../graphics/documents/ContainerRow.tsx'
import { CountedReadings } from '../graphics/documents/CountedReadings.tsx'
import { LeadTimes } from '../graphics/documents/LeadTimes.tsx'
import { MineralRanges } from '../graphics/documents/MineralRanges.tsx'
import { Outcomes } from '../graphics/documents/Outcomes.tsx'
import { Standards } from '../graphics/documents/Standards.tsx'
import { TenthBar } from '../graphics/documents/TenthBar.tsx'
import { YearsOfRock } from '../graphics/documents/YearsOfRock.tsx'
import { IceToPort } from '../graphics/ice-to-port/IceToPort.tsx'
import { type Plate, plateOf } from './ink/markup.ts'
import type { Frame } from './ink/pen.ts'

type Framed = {
  plate: Plate
  frame: Omit<Frame, 'x' | 'y' | 'width'>
  /** Runs from the neatline off the right edge of the page. */
  bleeds: boolean
}

const specimen = flexitankSpecimen(bulkGlacierWater.specimen.drawing)
const { flexitank, packs, tankerRail } = bulkGlacierWater.delivery.drawings

/** What each plate shows, and how it is framed on paper. The drawings are those of the site. */
const plates: Record<
  PlateName,
  { drawing: ReactElement; frame?: Framed['frame']; bleeds?: boolean }
> = {
  'ice-to-port': {
    drawing: (
      <Drawing {...homeSection.drawing} id="ice-to-port" width={1680} height={660}>
        <IceToPort />
      </Drawing>
    ),
    frame: { crop: { x: 0, y: 30, width: 1680, height: 600 }, hair: 0.42 },
    bleeds: true,
  },
  container: {
    drawing: <ContainerSection {...words.container} />,
    frame: { hair: 0.5, letters: 0.62 },
  },
  flexitank: {
    drawing: (
      <Drawing {...specimen} className="specimen-drawing">
        {specimen.art}
      </Drawing>
    ),
    frame: { crop: { x: 0, y: 150, width: 1288, height: 440 }, hair: 0.5, smallest: 7.4 },
  },
  'end-view': { drawing: <EndView {...flexitank} />, frame: { hair: 0.5 } },
  packs: { drawing: <Packs {...packs} />, frame: { hair: 0.5 } },
  'tanker-rail': { drawing: <TankerRail {...tankerRail} />, frame: { hair: 0.5 } },
  'ph-scale': { drawing: <PhScale words={alkalineWater.plot.drawing} />, frame: { hair: 0.55 } },
  standards: { drawing: <Standards {...words.standards} /> },
  minerals: { drawing: <MineralRanges {...words.minerals} /> },
  years: { drawing: <YearsOfRock {...words.years} /> },
  'lead-times': { drawing: <LeadTimes {...words.leadTimes} /> },
  containers: { drawing: <ContainerRow {...words.containers} /> },
  tenth: { drawing: <TenthBar {...words.tenth} /> },
  outcomes: { drawing: <Outcomes {...words.outcomes} /> },
  communities: { drawing: <CountedReadings {...words.communities} /> },
  confluence: { drawing: <Confluence {...partnerships.drawing} />, frame: { smallest: 7.2 } },
}

const drawn = new Map<PlateName, Framed>()

/** A plate with its frame; drawn once, however many documents show it. */
export function plateNamed(name: PlateName): Framed {
  const held = drawn.get(name)
  if (held) return held
  const { drawing, frame = {}, bleeds = false } = plates[name]
  const plate = { plate: plateOf(drawing), frame, bleeds }
  drawn.set(name, plate)
  return plate
}
