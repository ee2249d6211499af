import { CutContainer } from '../../graphics/container/CutContainer.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import type { RailDrawing } from '../../graphics/frame/rail-drawing.ts'
import { earth } from '../../graphics/geometry/earth.ts'
import { Person } from '../../graphics/marks/Person.tsx'
import './dock.css'

const metre = 46
/** Height of the dock's floor, and of the yard in front of it. */
const floor = 400
const yard = 456
const door = 384

/** A loading dock in section; container, hose, store and hour arrive one after the other. */
export function dock(names: DrawingNames): RailDrawing {
  return {
    ...names,
    width: 720,
    height: 540,
    shows: 'so far',
    base: (
      <>
        <path className="dock-air" d={`M${door} 118H720V${floor}H${door}Z`} />
        <path
          className="dock-earth"
          d={earth({ from: -36, to: 720, topAt: (x) => 4 + (x < door ? yard : floor), lean: 6 })}
        />
        <path className="dock-seen" d="M384 152H720M470 118V152M556 118V152M642 118V152" />
        <path
          className="dock-cut"
          d={`M320 236H${door}M${door} 236V112H720M${door} ${yard}V${floor}H720`}
        />
        <path className="dock-line" d={`M-40 ${yard}H${door}`} />
        <path className="dock-vessel" d="M560 236q0-26 66-26t66 26V388q0 8-8 8H568q-8 0-8-8Z" />
        <path className="dock-seen" d="M574 396v4M678 396v4" />
        <circle className="dock-clock" cx="440" cy="196" r="27" />
        <path className="dock-seen" d="M440 172v6M440 214v6M416 196h6M458 196h6" />
        <g transform={`translate(424 ${floor}) scale(${metre})`}>
          <Person />
        </g>
      </>
    ),
    parts: [
      <g key="container">
        <path className="dock-body" d={`M88 ${floor}H380v12H88Z`} />
        <path
          className="dock-body"
          d="M10 436V336q0-10 10-10h42q13 0 15 12l6 40v58ZM22 372v-32h36q8 0 9 8l4 24Z"
        />
        {[48, 118, 296, 344].map((x) => (
          <g key={x}>
            <circle className="dock-wheel" cx={x} cy={yard - 20} r="20" />
            <circle className="dock-hub" cx={x} cy={yard - 20} r="8" />
          </g>
        ))}
        <g transform={`translate(98 ${floor}) scale(${metre})`}>
          <CutContainer />
        </g>
      </g>,
      <g key="hose">
        <path
          className="dock-hose"
          d={`M380 ${floor - 16}C420 ${floor - 16} 424 ${floor - 8} 462 ${floor - 8}H492`}
        />
        <path className="dock-hose" d="M510 366V184H626V214" />
        <path className="dock-pump" d="M488 400h44v-6h-44z" />
        <circle className="dock-pump" cx="510" cy="380" r="18" />
        <path className="dock-seen" d="M500 366 527 380 500 394" />
      </g>,
      <g key="store">
        <path
          className="dock-water"
          d="M566 276q15-7 30 0t30 0t30 0t30 0V388q0 4-4 4H570q-4 0-4-4Z"
        />
        <path className="dock-mark" d="M692 236h12M692 268h20M692 300h12M692 332h20M692 364h12" />
        <path className="dock-hose" d="M692 386H724" />
      </g>,
      <g key="hour">
        <circle className="dock-hour" cx="440" cy="196" r="27" />
        <path className="dock-hands" d="M440 196V178M440 196l13 8" />
      </g>,
    ],
  }
}
