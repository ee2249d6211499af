import type { CSSProperties } from 'react'
import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { ScaleBar } from '../../graphics/frame/ScaleBar.tsx'
import type { ScaleDrawing } from '../../graphics/frame/scale-drawing.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import './ToScale.css'

type ScaleObject = {
  name: string
  text: string
  /** Where it begins on the drawing, in its units: the caption hangs from there. */
  at: number
  /** Its part of the drawing where the window is too narrow for all side by side; it ends where the drawing does. */
  window: {
    x: number
    y: number
    width: number
    /** What is shown besides, left of it, where the objects stand one below the other. */
    beside?: number
  }
}

type ToScaleProps = {
  heading: string
  note: string
  drawing: ScaleDrawing
  /** From left to right. */
  objects: readonly [ScaleObject, ...ScaleObject[]]
  /** The scale bar: its length, an even number, how metres are written, and what it is called. */
  bar: { metres: number; unit: string; label: string }
  /** What is to scale and what is not. */
  caption: string
}

/**
 * Objects side by side on one ground line with one scale bar. In narrow windows they stand two by two, or one
 * below the other, each above its words and all to the one scale.
 */
export function ToScale(props: ToScaleProps) {
  const { heading, note, drawing, objects, bar, caption } = props
  const { width, height, shown, metre, art, ...names } = drawing
  const barWidth = bar.metres * metre + 40
  return (
    <Sheet className="to-scale" ground="white" heading={heading} note={note}>
      <div
        className="to-scale-field"
        style={{
          '--width': width,
          '--shown': shown,
          '--bar': barWidth,
          '--first': objects[0].at,
        }}
      >
        <div className="to-scale-ground">
          <Drawing {...names} width={width} height={height}>
            <g id={`${names.id}-all`}>{art}</g>
          </Drawing>
          <ol className="to-scale-objects" style={columns(objects, width)}>
            {objects.map(({ name, text, window }) => (
              <li key={name}>
                <svg
                  className="drawing to-scale-window"
                  style={{ '--window': window.width, '--beside': window.beside }}
                  viewBox={`${window.x} ${window.y} ${window.width} ${height - window.y}`}
                  aria-hidden="true"
                >
                  <use href={`#${names.id}-all`} />
                </svg>
                <div className="to-scale-words">
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="to-scale-foot">
          <svg
            className="drawing to-scale-bar"
            viewBox={`0 -2 ${barWidth} 36`}
            role="img"
            aria-label={bar.label}
          >
            <ScaleBar x={0} y={0} metre={metre} length={bar.metres} unit={bar.unit} />
          </svg>
          <p className="note">{caption}</p>
        </div>
      </div>
    </Sheet>
  )
}

function columns(objects: ToScaleProps['objects'], width: number): CSSProperties {
  const tracks = objects.map(({ at }, index) => (objects[index + 1]?.at ?? width) - at)
  return {
    '--object-columns': [objects[0].at, ...tracks].map((track) => `${track}fr`).join(' '),
  }
}
