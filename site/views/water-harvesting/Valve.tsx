import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import type { RailDrawing } from '../../graphics/frame/rail-drawing.ts'
import './valve.css'

export type ValveWords = DrawingNames & {
  ports: { inlet: string; outlet: string; sample: string; away: string }
}

/** A valve with three ways, seen in section: the same body, its plug turned three times. */
export function valve({ ports, ...names }: ValveWords): RailDrawing {
  return {
    ...names,
    width: 720,
    height: 560,
    shows: 'one',
    base: (
      <>
        <path
          className="valve-pipe"
          d="M0 258H270V302H0M720 258H450V302H720M338 370V560M382 560V370"
        />
        <path className="valve-pipe" d="M353 190V112H513V150M367 190V126H499V150" />
        <path
          className="valve-flask"
          d="M494 160V176L476 232Q474 240 482 240H530Q538 240 536 232L518 176V160Z"
        />
        <path className="valve-flange" d="M236 244V316M484 244V316M324 404H396" />
        <circle className="valve-body" cx="360" cy="280" r="96" />
        <text className="valve-label" x="6" y="228">
          {ports.inlet}
        </text>
        <text className="valve-label" x="714" y="344" textAnchor="end">
          {ports.outlet}
        </text>
        <text className="valve-label" x="552" y="218">
          {ports.sample}
        </text>
        <text className="valve-label" x="404" y="530">
          {ports.away}
        </text>
      </>
    ),
    parts: [
      <>
        <Plug channel="M274 280H446" />
        <path className="valve-water" d="M2 280H718" />
        <path className="valve-arrow" d="M110 268l16 12-16 12M590 268l16 12-16 12" />
      </>,
      <>
        <Plug channel="M274 280H446M360 280V194" />
        <path className="valve-water" d="M2 280H718" />
        <path className="valve-water valve-water-thin" d="M360 280V119H506V154" />
        <path
          className="valve-sample"
          d="M487 214L481 232Q480 236 484 236H528Q532 236 531 232L525 214Z"
        />
        <path className="valve-arrow" d="M110 268l16 12-16 12M590 268l16 12-16 12" />
      </>,
      <>
        <Plug channel="M274 280H360V366" />
        <path className="valve-water" d="M2 280H360V558" />
        <path className="valve-arrow" d="M110 268l16 12-16 12M348 470l12 16 12-16" />
        <path className="valve-stop" d="M446 236V324" />
      </>,
    ],
  }
}

function Plug({ channel }: { channel: string }) {
  return (
    <>
      <circle className="valve-plug" cx="360" cy="280" r="84" />
      <path className="valve-channel" d={channel} />
    </>
  )
}
