import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import type { SpecimenDrawing } from '../../graphics/frame/specimen-drawing.ts'
import { featuresOf, GlassContainer } from './GlassContainer.tsx'
import { type DialWords, ResponseDial } from './ResponseDial.tsx'
import { type BandWords, TransitBand } from './TransitBand.tsx'
import { projection } from './wireframe.ts'

type Words = DrawingNames & {
  /** How high the water stands over the floor, in metres. */
  level: number
  band?: BandWords
  dial?: DialWords
}

const metre = 98
const corner = [300, 500] as const
const to = projection(corner, metre)

const small = { metre: 46, corner: [6, 182] as const }
const toSmall = projection(small.corner, small.metre)

/** The container as its own instrument: six features, two of which open into a band and a dial. */
export function smartContainer({ band, dial, level, ...words }: Words): SpecimenDrawing {
  const { temperature, position, level: gauge, doors, valve, log } = featuresOf(level)
  const [sensor, contact] = [to(temperature), to(doors)]
  return {
    ...words,
    width: 1288,
    height: 724,
    art: (
      <>
        <path className="glass-ground" d="M240 500.5H1040" />
        <GlassContainer corner={corner} metre={metre} level={level} />
        {band && <TransitBand x={0} y={sensor[1]} width={234} words={band} />}
        {dial && <ResponseDial x={1166} y={contact[1]} radius={92} words={dial} />}
      </>
    ),
    labels: [
      { at: [0, 286], width: 236, hang: 'above', from: [234, sensor[1]], to: sensor },
      { at: [to(position)[0], 122], width: 270, hang: 'above', to: to(position) },
      { at: [to(gauge)[0], 122], width: 250, hang: 'above', to: to(gauge) },
      { at: [1040, 172], width: 248, hang: 'above', from: [1066, contact[1]], to: contact },
      { at: [to(valve)[0], 566], width: 330, hang: 'below', to: to(valve) },
      { at: [to(log)[0], 566], width: 330, hang: 'below', to: to(log) },
    ],
    narrow: {
      width: 340,
      height: 570,
      art: (
        <>
          <path className="glass-ground" d="M0 182.5H340" />
          <GlassContainer {...small} level={level} />
          {band && <TransitBand x={0} y={268} width={334} words={band} />}
          {dial && <ResponseDial x={170} y={466} radius={62} words={dial} />}
        </>
      ),
      marks: [temperature, position, gauge, doors, valve, log].map(toSmall),
    },
  }
}
