import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { cell, counted, heightOf, laidOn, rows, sheet } from './cells.ts'
import './driver-sheet.css'

/** How the counted cells of a sheet are drawn. */
export type DriverDrawing = 'hatched' | 'leaking' | 'roofed' | 'laid-on'

type DriverSheetProps = DrawingNames & {
  drawing: DriverDrawing
  /** Cells out of a hundred; above a hundred, whole sheets laid on the first. */
  percent: number
}

/** What falls out of a leaking sheet. */
const drops =
  'M10 103v.1m0 4v.1m20-4v.1m20 0v.1m0 5v.1m20-6v.1m20 2v.1m0 5v.1m20-9v.1m20 4v.1m20-4v.1m0 5v.1m20-6v.1m20 3v.1'

/** A sheet of a hundred cells with the counted ones marked; more than a hundred stands as sheets on the sheet. */
export function DriverSheet({ id, drawing, percent, ...names }: DriverSheetProps) {
  const added = drawing === 'laid-on' ? percent : 0
  const top = heightOf(added)
  return (
    <Drawing
      {...names}
      id={id}
      className="driver-sheet"
      width={sheet.width}
      height={top + sheet.height}
    >
      {drawing !== 'laid-on' && <CellPattern id={`${id}-cell`} drawing={drawing} />}
      <path
        className={drawing === 'leaking' ? 'driver-cell driver-leaking' : 'driver-cell'}
        d={rows(top)}
      />
      {added > 0 && <path className="driver-added" d={laidOn(added)} data-percent={added} />}
      {drawing !== 'laid-on' && (
        <path fill={`url(#${id}-cell)`} d={counted(percent)} data-percent={percent} />
      )}
      {drawing === 'leaking' && <path className="driver-drop" d={drops} />}
    </Drawing>
  )
}

function CellPattern({ id, drawing }: { id: string; drawing: Exclude<DriverDrawing, 'laid-on'> }) {
  return (
    <pattern id={id} width={cell.width} height={cell.height} patternUnits="userSpaceOnUse">
      <path className="driver-paper" d="M0 0h20v10H0z" />
      {drawing === 'hatched' && (
        <path className="driver-hatch" d="M0 10 10 0M5 10 15 0M10 10 20 0M15 10l5-5M0 5l5-5" />
      )}
      {drawing === 'leaking' && (
        <>
          <path className="driver-emptied" d="M.5.5h19v9H.5z" />
          <path className="driver-drop" d="M4 2.5v.1M10 5v.1m6-2.6v.1M4 7.5v.1m12-.1v.1" />
        </>
      )}
      {drawing === 'roofed' && <path className="driver-roof" d="M2 9.5V5l8-4.2L18 5v4.5z" />}
      {drawing === 'hatched' && <path className="driver-gap" d="M0 0h20M0 0v10M0 10h20M20 0v10" />}
    </pattern>
  )
}
