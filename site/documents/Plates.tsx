import type { ReactElement } from 'react'
import { type PlateName, plateWords, type WordsOfPlate } from '../content/documents/plate-words.ts'
import { PhScale } from '../graphics/alkaline-water/PhScale.tsx'
import { EndView } from '../graphics/bulk-glacier-water/EndView.tsx'
import { flexitankSpecimen } from '../graphics/bulk-glacier-water/FlexitankSpecimen.tsx'
import { Packs } from '../graphics/bulk-glacier-water/Packs.tsx'
import { TankerRail } from '../graphics/bulk-glacier-water/TankerRail.tsx'
import { ContainerSection } from '../graphics/container/ContainerSection.tsx'
import { CommunityDots } from '../graphics/documents/CommunityDots.tsx'
import { ContainerRow } from '../graphics/documents/ContainerRow.tsx'
import { LeadTimes } from '../graphics/documents/LeadTimes.tsx'
import { MineralRanges } from '../graphics/documents/MineralRanges.tsx'
import { Outcomes } from '../graphics/documents/Outcomes.tsx'
import { Standards } from '../graphics/documents/Standards.tsx'
import { TenthBar } from '../graphics/documents/TenthBar.tsx'
import { YearsOfRock } from '../graphics/documents/YearsOfRock.tsx'
import { Drawing } from '../graphics/frame/Drawing.tsx'
import { IceToPort } from '../graphics/ice-to-port/IceToPort.tsx'
import { Confluence } from '../graphics/partnerships/Confluence.tsx'
import type { Language } from '../words/language.ts'
import { type Plate, plateOf } from './svg-to-pdf/markup.ts'
import type { Frame } from './svg-to-pdf/pen.ts'

type Framed = {
  /** What it says, for those who cannot see it. */
  alternative: string
  plate: Plate
  frame: Omit<Frame, 'x' | 'y' | 'width'>
  /** Runs from the neatline off the right edge of the page. */
  bleeds: boolean
}

type Words<Name extends PlateName> = NonNullable<WordsOfPlate<Name>>

type Setting<Name extends PlateName> = {
  draw: (words: Words<Name>) => ReactElement
  frame?: Framed['frame']
  bleeds?: boolean
}

/** How each drawing of the site is framed on paper. */
const settings: { [Name in PlateName]: Setting<Name> } = {
  'ice-to-port': {
    draw: (drawing) => (
      <Drawing {...drawing} id="ice-to-port" width={1680} height={660}>
        <IceToPort />
      </Drawing>
    ),
    frame: { crop: { x: 0, y: 30, width: 1680, height: 600 }, hair: 0.42 },
    bleeds: true,
  },
  container: {
    draw: (drawing) => <ContainerSection {...drawing} />,
    frame: { hair: 0.5, letters: 0.62 },
  },
  flexitank: {
    draw: (drawing) => {
      const specimen = flexitankSpecimen(drawing)
      return (
        <Drawing {...specimen} className="specimen-drawing">
          {specimen.art}
        </Drawing>
      )
    },
    frame: { crop: { x: 0, y: 150, width: 1288, height: 440 }, hair: 0.5, smallest: 7.4 },
  },
  'end-view': { draw: (drawing) => <EndView {...drawing} />, frame: { hair: 0.5 } },
  packs: { draw: (drawing) => <Packs {...drawing} />, frame: { hair: 0.5 } },
  'tanker-rail': { draw: (drawing) => <TankerRail {...drawing} />, frame: { hair: 0.5 } },
  'ph-scale': { draw: (drawing) => <PhScale words={drawing} />, frame: { hair: 0.55 } },
  standards: { draw: (drawing) => <Standards {...drawing} /> },
  minerals: { draw: (drawing) => <MineralRanges {...drawing} /> },
  years: { draw: (drawing) => <YearsOfRock {...drawing} /> },
  'lead-times': { draw: (drawing) => <LeadTimes {...drawing} /> },
  containers: { draw: (drawing) => <ContainerRow {...drawing} /> },
  tenth: { draw: (drawing) => <TenthBar {...drawing} /> },
  outcomes: { draw: (drawing) => <Outcomes {...drawing} /> },
  communities: { draw: (drawing) => <CommunityDots {...drawing} /> },
  confluence: { draw: (drawing) => <Confluence {...drawing} />, frame: { smallest: 7.2 } },
}

const drawn = new Map<string, Framed>()

/** A plate with its frame; drawn once, however many documents show it. */
export function plateNamed<Name extends PlateName>(name: Name, language: Language): Framed {
  const held = drawn.get(`${language} ${name}`)
  if (held) return held
  const drawing = plateWords(name, language) as Words<Name> | undefined
  if (!drawing) throw new Error(`Nothing is left of the drawing ${name}: its figures are withheld`)
  const { draw, frame = {}, bleeds = false }: Setting<Name> = settings[name]
  const plate = plateOf(draw(drawing))
  const { title, description } = drawing
  const set = { alternative: description || title, plate, frame, bleeds }
  drawn.set(`${language} ${name}`, set)
  return set
}
