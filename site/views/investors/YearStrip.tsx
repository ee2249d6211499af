import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { rounded } from '../../graphics/geometry/rounded.ts'
import './year-strip.css'

type YearStripProps = DrawingWords & {
  /** In dollars, the largest first. */
  streams: readonly number[]
  /** What they are parts of: the whole strip. */
  year: number
  /** The part of a hundred that is drawn below the strip; gone when it is withheld. */
  besides: { share: number } | ''
}

const width = 520

/** One year of revenue as a strip, cut where the streams meet; below it the part that is given, to scale. */
export function YearStrip({ streams, year, besides, ...names }: YearStripProps) {
  const starts = streams.map((_, index) =>
    streams.slice(0, index).reduce((total, stream) => total + stream, 0),
  )
  const x = (dollars: number) => rounded((dollars / year) * width, 1)
  return (
    <Drawing {...names} id="year-strip" className="year-strip" width={width} height={62}>
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
      {besides && (
        <rect
          className="year-strip-tenth"
          data-share={besides.share}
          x="0"
          y="50"
          width={(width * besides.share) / 100}
          height="10"
        />
      )}
    </Drawing>
  )
}
