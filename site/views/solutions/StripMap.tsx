import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import { riverPath } from '../../graphics/geometry/river.ts'
import './StripMap.css'
import '../../graphics/frame/Flow.css'
import '../../graphics/frame/InkLines.css'

type StripMapProps = DrawingNames & {
  /** What the water travels in between the four stations. */
  reaches: readonly [string, string, string]
}

/** Left edges of the four station columns below the map, and the height at which the line runs. */
const stations = [28, 350, 672, 994] as const
const line = 150

/** The two coasts: the western from the upper edge of the strip to the lower, the eastern back up. */
const coasts = {
  west: 'M452 0C446 20 462 34 456 52C450 70 470 78 466 98C462 116 448 122 452 140C456 160 472 166 468 188C464 208 450 216 456 236C460 252 468 262 464 280',
  east: 'M624 280C628 268 618 258 616 242C612 220 628 210 630 190C632 170 618 164 614 144C610 122 624 112 628 96C634 76 620 68 616 50C612 30 628 18 622 0',
}

/** Lines that follow a coast out to sea, as charts engrave them. */
const offshore = [7, 16, 28, 43]

/** The land in which the water begins: a hill above the source. */
const land = contourLines({
  width: 470,
  height: 280,
  levels: 13,
  heightAt: (x, y) =>
    Math.exp(-((x - 120) ** 2) / 24_000 - (y - 30) ** 2 / 11_000) +
    0.42 * Math.exp(-((x - 330) ** 2) / 9000 - (y - 250) ** 2 / 6000) +
    0.05 * Math.sin(x / 37) * Math.cos(y / 29 + x / 90),
})

/** Source, factory, hub and customer as a strip map, the water one line through all of them. */
export function StripMap({ reaches, ...words }: StripMapProps) {
  const [source, factory, hub, customer] = stations
  return (
    <Drawing {...words} className="strip-map ink-lines" width={1288} height={280}>
      <g className="strip-land">
        <path d={land.index + land.between} />
      </g>
      <g className="strip-water">
        <path
          className="strip-sea"
          d={`${coasts.west}H624${coasts.east.slice(coasts.east.indexOf('C'))}z`}
        />
        {offshore.map((out, index) => (
          <g key={out} className="strip-offshore" data-line={index}>
            <path d={coasts.west} transform={`translate(${out})`} />
            <path d={coasts.east} transform={`translate(${-out})`} />
          </g>
        ))}
        <path className="strip-coast" d={coasts.west + coasts.east} />
      </g>

      <path
        className="strip-stream"
        d={riverPath({
          course: [
            [70, 66],
            [52, 88],
            [64, 108],
            [44, 126],
            [source, line],
          ],
          width: [0.6, 4],
        })}
      />
      <path
        className="strip-pipe"
        data-flow
        d={`M${source} ${line}C120 ${line + 46} 210 ${line} 262 ${line}H${factory}`}
      />
      <path className="strip-road" d={`M${factory} ${line}H458`} />
      <path
        className="strip-sail"
        data-flow
        d={`M462 ${line}C500 ${line - 30} 570 ${line + 34} 616 ${line}`}
      />
      <path className="strip-road" d={`M616 ${line}H${customer - 60}`} />
      <path
        className="strip-road"
        d={`M${customer - 60} ${line}C${customer - 20} ${line} ${customer - 30} 74 ${customer + 24} 74H1130M${customer - 60} ${line}H${customer + 190}M${customer - 60} ${line}C${customer - 20} ${line} ${customer - 30} 232 ${customer + 30} 232H1080`}
      />

      <circle className="strip-spring" cx={source} cy={line} r="9" />
      <path
        className="strip-hall"
        d={`M${factory - 18} ${line - 30}h70v60h-70zM${factory + 52} ${line - 12}h22v34h-22z`}
      />
      <path
        className="strip-ridge"
        d={`M${factory - 18} ${line}h70M${factory + 63} ${line - 12}v34`}
      />
      <path className="strip-hall" d={`M${hub - 18} ${line - 36}h96v72h-96z`} />
      <path className="strip-boxes" d={boxes(hub - 8, line - 28)} />
      <path className="strip-box" d={`M${hub + 21} ${line - 7}h24v14h-24z`} />
      <path
        className="strip-hall"
        d={`M1130 60h28v-14h22v42h-50zM${customer + 190} ${line - 20}h62v40h-20v-14h-42zM1080 214h36v36h-36zM1124 222h16v20h-16z`}
      />
      <text className="strip-name" x={source + 100} y={line + 52}>
        {reaches[0]}
      </text>
      <text className="strip-name" x="540" y={line - 46} textAnchor="middle">
        {reaches[1]}
      </text>
      <text className="strip-name" x={hub + 106} y={line - 20}>
        {reaches[2]}
      </text>
    </Drawing>
  )
}

/** Containers in a yard from above: three by three, the one in the middle left out. */
function boxes(x: number, y: number): string {
  return Array.from({ length: 9 }, (_, at) => at)
    .filter((at) => at !== 4)
    .map((at) => `M${x + (at % 3) * 29} ${y + Math.floor(at / 3) * 21}h24v14h-24z`)
    .join('')
}
