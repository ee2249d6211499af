import { Areas, Blocks, Columns, Lengths, Losses, Rise } from './Amounts.tsx'
import { Count, type CountMark } from './Counted.tsx'
import { Curve, Walk } from './Lines.tsx'
import './plate-mark.css'
import { Cut, Disc, Furrows, Gauges, Ring, Split } from './Shares.tsx'

/** The numbers of a plate, and the way they are drawn. */
export type Mark =
  | ({ kind: 'count' } & CountMark)
  | { kind: 'areas'; shape: 'square' | 'disc'; sizes: readonly [number, number] }
  | { kind: 'disc' | 'ring' | 'split' | 'furrows'; share: number }
  | { kind: 'cut'; below: number }
  | { kind: 'gauges' | 'losses'; shares: readonly number[] }
  | { kind: 'walk'; minutes: readonly [number, number] }
  | { kind: 'rise'; added: readonly [number, number] }
  | { kind: 'blocks'; from: number; to: number }
  | { kind: 'columns'; values: readonly number[] }
  | { kind: 'lengths'; spent: number; more: readonly [number, number] }
  | { kind: 'curve'; points: readonly (readonly [year: number, billions: number])[] }

/** A small plate, drawn from the numbers of its caption and true to scale. Decorative: the caption says them. */
export function PlateMark({ mark }: { mark: Mark }) {
  return (
    <svg className="plate-mark" viewBox="0 0 240 100" aria-hidden="true">
      {drawingOf(mark)}
    </svg>
  )
}

function drawingOf(mark: Mark) {
  switch (mark.kind) {
    case 'count':
      return <Count {...mark} />
    case 'areas':
      return <Areas {...mark} />
    case 'disc':
      return <Disc {...mark} />
    case 'ring':
      return <Ring {...mark} />
    case 'split':
      return <Split {...mark} />
    case 'furrows':
      return <Furrows {...mark} />
    case 'cut':
      return <Cut {...mark} />
    case 'gauges':
      return <Gauges {...mark} />
    case 'losses':
      return <Losses {...mark} />
    case 'walk':
      return <Walk {...mark} />
    case 'rise':
      return <Rise {...mark} />
    case 'blocks':
      return <Blocks {...mark} />
    case 'columns':
      return <Columns {...mark} />
    case 'lengths':
      return <Lengths {...mark} />
    case 'curve':
      return <Curve {...mark} />
  }
}
