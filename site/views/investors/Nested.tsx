import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { frame, side } from './area-scale.ts'
import { RingedDot } from './RingedDot.tsx'
import './nested.css'

type NestedProps = DrawingNames & {
  /** The whole market, what can be served of it, what can be won: billion USD. */
  markets: readonly [tam: number, sam: number, som: number]
  /** Our own year on the same scale, in billion USD. */
  year?: number | undefined
  /** The largest market of all drawings: the scale of every one of them. */
  largest: number
}

/** Three markets as squares within each other, from one corner; areas on the scale of all drawings. */
export function Nested({ markets, year, largest, ...words }: NestedProps) {
  const [tam, sam, som] = markets
  const [whole, served, won] = markets.map((market) => side(market, largest)) as [
    number,
    number,
    number,
  ]
  // Narrow, where drawings stand one below the other, the empty part above the square is left out.
  const blank = { '--blank': (1 - whole / frame).toFixed(4) }
  return (
    <div className="nested-frame" style={blank}>
      <Drawing {...words} className="nested" width={frame} height={frame}>
        <Square className="nested-whole" billions={tam} size={whole} />
        <Square className="nested-served" billions={sam} size={served} />
        <Square className="nested-won" billions={som} size={won} />
        <text x="10" y={frame - whole + 26}>
          {tam}
        </text>
        <text x="9" y={frame - served + 25}>
          {sam}
        </text>
        <text x={won + 7} y={frame - 9}>
          {som}
        </text>
        {year !== undefined && (
          <g className="nested-year" transform={`translate(${frame + 32} ${frame - 22})`}>
            <RingedDot billions={year} largest={largest} />
          </g>
        )}
      </Drawing>
    </div>
  )
}

type SquareProps = { className: string; billions: number; size: number }

function Square({ className, billions, size }: SquareProps) {
  return (
    <rect
      className={className}
      data-billions={billions}
      x="0"
      y={frame - size}
      width={size}
      height={size}
    />
  )
}
