import { ContainerScene, scene } from '../container/ContainerScene.tsx'
import type { CutDrawing } from '../frame/cut-drawing.ts'
import type { DrawingWords } from '../frame/drawing-names.ts'
import { IceToPort } from './IceToPort.tsx'
import { IceToPortLabels, type IceToPortWords } from './IceToPortLabels.tsx'
import { journeyThrough } from './journey.ts'
import { sheet } from './land.ts'

/** Units of the drawing in one metre of the inset. */
const metre = 50
const inset = { width: scene.width * metre, height: scene.height * metre }

const columns = [350, 370, 290, 290, 380]

/** Where each window begins; all end at one foot, so that streams go on at one height. */
const skies = [136, 160, 318, 226, 296]
const foot = 646
const width = sheet.width / skies.length
/** Where each column ends, without the last. */
const borders = columns.slice(1).map((_, at) => columns.slice(0, at + 1).reduce((a, b) => a + b))

/** The way of the water from the glacier to the ship, as one section drawing with five stations. */
export function iceToPort(words: IceToPortWords & DrawingWords): CutDrawing {
  return {
    id: 'ice-to-port',
    ...sheet,
    title: words.title,
    description: words.description,
    art: <IceToPort />,
    labels: <IceToPortLabels words={words} inset={{ ...inset, href: '#ice-to-port-detail' }} />,
    columns,
    windows: skies.map((y, index) => ({ x: index * width, y, width, height: foot - y })),
    journey: journeyThrough(
      borders,
      skies.map((_, index) => [index * width, (index + 1) * width] as const),
    ),
    detail: {
      ...inset,
      after: 4,
      art: <ContainerScene labels={words.container} metre={metre} />,
      caption: words.inset,
    },
  }
}
