import { ContourSheet } from '../frame/ContourSheet.tsx'
import type { DrawingNames } from '../frame/drawing-names.ts'
import './Confluence.css'
import { Drawing } from '../frame/Drawing.tsx'
import { brooksOf, riverPath } from '../geometry/river.ts'
import { StaffGauge } from '../marks/StaffGauge.tsx'
import { tallTributaries, wideTributaries } from './confluence-courses.ts'

type ConfluenceProps = DrawingNames & {
  /** From north to south; the second is the main stream. */
  tributaries: readonly [string, string, string]
  measured: {
    /** What the first reach says of itself, such as 'within 24 hours'. */
    label: string
    hours: number
    /** Its last hour with its unit: '24 h'. */
    end: string
    from: string
    to: string
  }
  /** What is written along every other reach. */
  open: string
}

/** Measures of the wide drawing: of sixteen parts, seven upstream of the first gauge, three between gauges. */
const wide = { width: 1288, height: 396, river: 230, confluence: 270, gauges: [563.5, 805, 1046.5] }
const tall = { width: 262, height: 240 }

/**
 * Three tributaries join above the first gauge of one river. Only the reach up
 * to that gauge is measured; the ones below are dashed, as maps draw streams
 * that nobody has gauged.
 */
export function Confluence(props: ConfluenceProps) {
  return (
    <div className="confluence">
      <div className="confluence-land">
        <ContourSheet sheet="quote" />
      </div>
      <Drawing
        {...props}
        id={props.id}
        className="confluence-wide"
        width={wide.width}
        height={wide.height}
      >
        <OpenReaches label={props.open} />
        <Tributaries names={props.tributaries} of={wideTributaries} />
        <MeasuredReach {...props.measured} />
        {wide.gauges.map((x, index) => (
          <g key={x}>
            <path className="confluence-leader" d={`M${x + 0.5} 270V${wide.height - 90}`} />
            <StaffGauge x={x} top={126} bottom={270} number={index + 1} />
          </g>
        ))}
      </Drawing>
      <Drawing
        {...props}
        id={`${props.id}-tall`}
        className="confluence-tall"
        width={tall.width}
        height={tall.height}
      >
        <Tributaries names={props.tributaries} of={tallTributaries} />
      </Drawing>
    </div>
  )
}

type TributariesProps = {
  names: readonly [string, string, string]
  of: typeof wideTributaries
}

function Tributaries({ names, of }: TributariesProps) {
  return (
    <g className="confluence-water">
      {of.map((tributary, index) => (
        <g key={names[index]} data-main={index === 1 || undefined}>
          <path d={riverPath(tributary)} />
          <path d={brooksOf(tributary.course)} />
          {tributary.brooks.map((course) => (
            <path key={String(course[0])} d={riverPath({ course, width: [0.7, 2.2] })} />
          ))}
          <text className="drawing-water-name" x={tributary.name[0]} y={tributary.name[1]}>
            {names[index]}
          </text>
        </g>
      ))}
    </g>
  )
}

function MeasuredReach(props: ConfluenceProps['measured']) {
  const { label, hours, from, to } = props
  const [end = 0] = wide.gauges
  const hour = (end - wide.confluence) / hours
  const marks = Array.from({ length: hours + 1 }, (_, at) => at)
  const long = marks.filter((at) => at % 6 === 0)
  return (
    <g className="confluence-measured">
      <path className="confluence-reach" d={`M${wide.confluence} ${wide.river}H${end}`} />
      <path
        className="confluence-ticks"
        d={marks
          .map((at) => `M${wide.confluence + at * hour} ${wide.river}v${at % 6 === 0 ? -26 : -14}`)
          .join('')}
      />
      {long.slice(0, -1).map((at) => (
        <text key={at} x={wide.confluence + at * hour} y={wide.river - 34} textAnchor="middle">
          {at}
        </text>
      ))}
      <text x={end - 14} y={wide.river - 34} textAnchor="end">
        {props.end}
      </text>
      <text className="confluence-promise" x={wide.confluence} y={wide.river - 76}>
        {label}
      </text>
      <circle cx={wide.confluence} cy={wide.river} r="8" />
      <text x={wide.confluence} y={wide.river + 36}>
        {from}
      </text>
      <text x={end - 14} y={wide.river + 36} textAnchor="end">
        {to}
      </text>
    </g>
  )
}

function OpenReaches({ label }: { label: string }) {
  const [first = 0, second = 0, third = 0] = wide.gauges
  const { river } = wide
  const meander = (from: number, to: number) => {
    const part = (to - from) / 4
    return `M${from} ${river}q${part} -44 ${2 * part} -6t${2 * part} 6`
  }
  return (
    <g className="confluence-open">
      <path d={meander(first, second)} />
      <path d={meander(second, third)} />
      <path d={meander(third, wide.width + 40)} />
      <path className="confluence-arrow" d={`M${wide.width + 26} ${river - 16}l16 15l-22 5`} />
      {[first, second].map((x) => (
        <text key={x} className="drawing-quiet" x={x + 22} y={river + 36}>
          {label}
        </text>
      ))}
    </g>
  )
}
