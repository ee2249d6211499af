import { Drawing } from '../Drawing.tsx'
import './year-strip.css'

type YearStripProps = {
  title: string
  description: string
  /** In millions, the largest first. */
  streams: readonly number[]
}

const width = 520

/** One year of revenue as a strip, cut where the streams meet; below it the tenth, to scale. */
export function YearStrip({ title, description, streams }: YearStripProps) {
  const sum = streams.reduce((total, stream) => total + stream, 0)
  const starts = streams.map((_, index) =>
    streams.slice(0, index).reduce((total, stream) => total + stream, 0),
  )
  const x = (millions: number) => Math.round((millions / sum) * width * 10) / 10
  return (
    <Drawing
      id="year-strip"
      className="year-strip"
      width={width}
      height={62}
      title={title}
      description={description}
    >
      {streams.map((stream, index) => (
        <rect
          key={starts[index]}
          data-stream={index + 1}
          x={x(starts[index] ?? 0)}
          y="0"
          width={x(stream)}
          height="40"
        />
      ))}
      <path className="year-strip-frame" d={`M0 0H${width}V40H0z`} />
      <rect className="year-strip-tenth" x="0" y="50" width={width / 10} height="10" />
    </Drawing>
  )
}
