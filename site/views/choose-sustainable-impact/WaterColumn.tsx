import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { rounded } from '../../graphics/geometry/rounded.ts'
import { heightAt } from './levels.ts'
import './water-column.css'
import '../../graphics/frame/Flow.css'

type WaterColumnProps = DrawingNames & {
  /** Where the water stands now, if it stood at 100 before. */
  level: number
  /** The highest level that its neighbours on the same scale may have. */
  most: number
  /** What stands at the old level, such as `before`. */
  before: string
}

const width = 400
const height = 588
const foot = 564
const left = 90
const right = 280

/** A measuring column: the old level stays as a line across all of them, what moved is in lava. */
export function WaterColumn({ level, most, before, ...names }: WaterColumnProps) {
  const old = foot - heightAt(100, most)
  const now = foot - heightAt(level, most)
  const rises = level > 100
  return (
    <Drawing {...names} className="water-column" width={width} height={height}>
      <path className="water-column-kept" d={body(Math.max(old, now), foot)} />
      {rises ? (
        <>
          <path className="water-column-risen" d={body(now, old)} />
          <path className="water-column-lines" d={lines(now, old)} data-flow />
        </>
      ) : (
        <path className="water-column-fallen" d={hatch(old, now)} />
      )}
      <path className="water-column-lines" d={lines(Math.max(old, now), foot)} data-flow />
      <path
        className="water-column-glass"
        d={`M${left - 9} 40q9 1 9 11V${foot}H${right}V51q0-10 9-11`}
      />
      <path className="water-column-ticks" d={ticks(most)} />
      <path className="water-column-old" data-level="before" d={`M-14 ${old}H${width + 14}`} />
      <path className="water-column-now" d={`M${left - 10} ${now}H${right + 16}`} />
      <text className="water-column-level" x={right + 24} y={now + 14}>
        {level}
      </text>
      <text className="water-column-before" x={right + 24} y={old - 9}>
        100
      </text>
      <text className="water-column-word" x={right + 24} y={old + 26}>
        {before}
      </text>
    </Drawing>
  )
}

/** Water between two heights, its upper side a little drawn up at the walls. */
function body(top: number, bottom: number): string {
  return `M${left} ${top - 4}Q${left + 3} ${top} ${left + 16} ${top}H${right - 16}Q${right - 3} ${top} ${right} ${top - 4}V${bottom}H${left}Z`
}

/** Lines of still water as engravings have them, close at the surface and wide below. */
function lines(top: number, bottom: number): string {
  const marks: string[] = []
  for (let y = top + 7, gap = 6; y < bottom - 5; y += gap, gap *= 1.22) {
    const inset = 10 + ((marks.length * 29) % 44)
    marks.push(`M${left + inset} ${rounded(y, 1)}H${right - 10 - ((marks.length * 41) % 52)}`)
  }
  return marks.join('')
}

/** What is missing below the old level. */
function hatch(top: number, bottom: number): string {
  const run = bottom - top
  const lines = Array.from({ length: Math.ceil((right - left + run) / 13) }, (_, index) => {
    const start = left - run + 13 * (index + 0.5)
    const from = Math.max(left, start)
    const to = Math.min(right, start + run)
    return to > from ? `M${from} ${bottom - (from - start)}L${to} ${bottom - (to - start)}` : ''
  })
  return lines.join('')
}

/** A tick for every ten of a hundred, a long one for every fifty. */
function ticks(most: number): string {
  return Array.from({ length: Math.floor(most / 10) }, (_, index) => {
    const y = foot - heightAt((index + 1) * 10, most)
    return `M${left} ${y}h${(index + 1) % 5 === 0 ? -18 : -9}`
  }).join('')
}
