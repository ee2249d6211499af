import type { ComponentProps, ReactNode } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import { GaugeBoard } from './GaugeBoard.tsx'
import './GaugeRun.css'

type Mark = {
  title: string
  text: string
  /** The figure it is held to. */
  beside: { figure: string; unit: string; scope: string } | ''
}

type GaugeRunProps = {
  heading: string
  note: string
  marks: readonly [Mark, ...Mark[]]
  board: ComponentProps<typeof GaugeBoard>
  /** An index below, whose rows are the shorter marks of the same board. */
  children: ReactNode
}

/** The neatline becomes a staff gauge: long marks carry a figure each, short ones run on into an index. */
export function GaugeRun({ heading, note, marks, board, children }: GaugeRunProps) {
  return (
    <div className="gauge-run">
      <div className="gauge-run-board">
        <GaugeBoard {...board} />
      </div>
      <Sheet ground="white" heading={heading} note={note}>
        <ol className="gauge-run-marks">
          {marks.map((mark) => (
            <li key={mark.title} className="columns">
              <div className="gauge-run-words">
                <h3>{mark.title}</h3>
                <p>{mark.text}</p>
              </div>
              {mark.beside && (
                <div className="gauge-run-reading">
                  <p className="gauge-run-figure">
                    {mark.beside.figure} <small>{mark.beside.unit}</small>
                  </p>
                  {mark.beside.scope && <p className="note">{mark.beside.scope}</p>}
                </div>
              )}
            </li>
          ))}
        </ol>
      </Sheet>
      {children}
    </div>
  )
}
