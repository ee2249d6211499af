import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { GroundEdge, GroundTexture, type Tone } from './depth-cut/GroundTexture.tsx'
import { WaterThreads } from './depth-cut/WaterThreads.tsx'
import { YearScale } from './depth-cut/YearScale.tsx'
import { depthOf, levelOf, type Span } from './depth-cut/years.ts'
import './DepthCut.css'

type Layer = {
  /** "Stage 2". */
  stage: string
  title: string
  text: string
  /** What the leader to the rightmost thread of water says. */
  label: string
} & (
  | { span: Span & object; figure: string; unit: string }
  | { span: null; figure?: never; unit?: never }
)

type DepthCutProps = {
  heading: string
  note: string
  /** What the scale beside the cut counts. */
  unit: string
  layers: readonly Layer[]
  /** Where the water goes below the last year. */
  outlet: string
  drawing: DrawingNames
}

/** From the top down. */
const tones: readonly Tone[] = ['ice', 'first', 'second', 'deepest']

/**
 * A cut through the ground, time as its depth: the neatline turns into a logarithmic scale and
 * every layer stands where its years do.
 */
export function DepthCut(props: DepthCutProps) {
  const { heading, note, unit, outlet, drawing } = props
  const layers = props.layers.map((layer, at) => ({ ...layer, tone: tones[at] ?? 'deepest' }))
  const spans = layers.map((layer) => layer.span)
  const depth = depthOf(spans)
  const last = levelOf(depth.last, depth)
  const dark = layers.findIndex(({ tone }) => tone === 'second' || tone === 'deepest')
  const lightFrom = depth.layers[dark]?.top ?? depth.total
  const percent = (level: number) => `${((level / depth.total) * 100).toFixed(2)}%`
  // At two fifths of a layer its threads are apart; deeper they have met.
  const labels = depth.layers.map((layer, at) => layer.top + layer.height * (at === 0 ? 0.7 : 0.42))
  return (
    <Sheet
      className="depth-cut"
      ground="white"
      style={{ '--total': depth.total }}
      heading={heading}
      note={note}
    >
      <div className="depth-cut-body">
        <ol>
          {layers.map((layer, at) => (
            <li
              key={layer.title}
              className="depth-cut-layer"
              data-tone={layer.tone}
              style={{ '--decades': depth.layers[at]?.height ?? 0 }}
            >
              <GroundTexture tone={layer.tone} />
              {at > 0 && <GroundEdge tone={layer.tone} seed={at} />}
              <div className="depth-cut-words">
                <p className="depth-cut-ordinal">{layer.stage}</p>
                <h3>{layer.title}</h3>
                {layer.figure && (
                  <p className="depth-cut-figure">
                    {layer.figure} <small>{layer.unit}</small>
                  </p>
                )}
                <p className="depth-cut-text">{layer.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="depth-cut-water">
          <WaterThreads
            {...drawing}
            depth={depth}
            lastLevel={last}
            lightFrom={{ generation: Math.max(0, dark - 1), level: lightFrom }}
            labels={labels}
          />
        </div>
        <div className="depth-cut-labels" aria-hidden="true">
          {layers.map((layer, at) => (
            <p
              key={layer.title}
              data-light={(labels[at] ?? 0) >= lightFrom || undefined}
              style={{ top: percent(labels[at] ?? 0) }}
            >
              {layer.label}
            </p>
          ))}
          <p className="water-name" data-light style={{ top: percent(last + 0.14) }}>
            {outlet}
          </p>
        </div>
        <div className="depth-cut-scale">
          <YearScale depth={depth} spans={spans} lightFrom={lightFrom} />
          <span className="depth-cut-unit" style={{ top: percent(depth.start) }}>
            {unit}
          </span>
          <i className="depth-cut-here" aria-hidden="true" />
        </div>
      </div>
    </Sheet>
  )
}
