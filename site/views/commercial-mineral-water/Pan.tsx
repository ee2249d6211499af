import type { CSSProperties } from 'react'
import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { type Grain, grains, pointsPath, radiusOf, scaleGrams, sideOf } from './grains.ts'
import './Pan.css'

type PanProps = DrawingNames & {
  grams: readonly [least: number, most: number]
  /** How far apart the grains lie, on every pan of the page. */
  step: number
}

const size = 300
const centre = size / 2
const rim = 143
const eyes = [90, 210, 330].map((degrees) => (degrees * Math.PI) / 180)

/** A balance pan seen from above: one grain a gram, the least in dark, what may be added in light. */
export function Pan({ grams: [least, most], step, ...names }: PanProps) {
  return (
    <Drawing {...names} className="pan" width={size} height={size}>
      <circle className="pan-rim" cx={centre} cy={centre} r={rim} />
      <circle className="pan-dish" cx={centre} cy={centre} r={rim - 7} />
      {eyes.map((angle) => (
        <circle
          key={angle}
          className="pan-eye"
          cx={centre + (rim - 3.5) * Math.cos(angle)}
          cy={centre + (rim - 3.5) * Math.sin(angle)}
          r="3"
        />
      ))}
      <g style={grainSize(step)}>
        <path className="pan-more" d={pointsPath(grains(centre, least, most, step))} />
        <path className="pan-least" d={pointsPath(grains(centre, 0, least, step))} />
      </g>
      <circle className="pan-edge" cx={centre} cy={centre} r={radiusOf(most, step) + 1} />
      <circle className="pan-edge-least" cx={centre} cy={centre} r={radiusOf(least, step)} />
    </Drawing>
  )
}

/** A hundred grains on the same scale of areas, laid in a square. */
export function PanScale({ step, ...names }: Omit<PanProps, 'grams'>) {
  const side = sideOf(scaleGrams, step)
  const across = Math.sqrt(scaleGrams)
  const cell = side / across
  const left = (size / 2 - side) / 2
  const top = (size - side) / 2
  const places = Array.from({ length: across }, (_, at) => (at + 0.5) * cell)
  const square = places.flatMap((y) => places.map((x): Grain => [left + x, top + y]))
  return (
    <Drawing {...names} className="pan" width={size / 2} height={size}>
      <rect x={left} y={top} width={side} height={side} />
      <g style={grainSize(step)}>
        <path className="pan-least" d={pointsPath(square)} />
      </g>
    </Drawing>
  )
}

/** Grains that almost touch. */
function grainSize(step: number): CSSProperties {
  return { '--grain': `${(step * 0.9).toFixed(2)}` }
}
