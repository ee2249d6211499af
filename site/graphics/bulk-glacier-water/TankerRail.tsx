import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingNames } from '../frame/drawing-names.ts'
import '../frame/PlateDrawing.css'
import './formats.css'

const wheel = (x: number, y: number, r: number) =>
  `M${x - r} ${y - r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0m${r - 4} 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0`

const road = 158
const rail = 318

/** A road tanker above, a rail car below, each on its own ground; not to scale. */
export function TankerRail({
  names,
  ...words
}: DrawingNames & { names: readonly [string, string] }) {
  return (
    <Drawing {...words} className="plate format" width={480} height={360}>
      <path className="format-ground" d={`M0 ${road}H480`} />
      <g>
        <path
          className="plate-face"
          d={`M14 ${road - 22}h80v-62c0-6-4-10-10-10H50c-6 0-9 3-12 8l-20 34c-3 4-4 8-4 12z`}
        />
        <path className="plate-seam" d={`M44 ${road - 80}h34v26H32zM94 ${road - 22}v-66`} />
        <path className="plate-face" d={`M104 ${road - 24}h352v-9H104z`} />
        <path
          className="plate-water"
          d={`M124 ${road - 34}c-12 0-16-16-16-34s4-36 16-36h318c12 0 16 18 16 36s-4 34-16 34z`}
        />
        <path className="plate-seam" d={`M208 ${road - 104}v70m84-70v70m84-70v70`} />
        <path className="plate-face" d={`M236 ${road - 104}v-8h26v8zM320 ${road - 104}v-8h26v8z`} />
        <path
          className="format-wheel"
          d={[44, 112, 352, 390, 428].map((x) => wheel(x, road, 16)).join('')}
        />
        <path className="plate-accent" d={`M446 ${road - 46}h20v10h-20z`} />
      </g>
      <text x="14" y="24">
        {names[0]}
      </text>
      <path className="format-ground" d={`M0 ${rail}H480`} />
      <path
        className="plate-seam"
        d={Array.from({ length: 24 }, (_, at) => `M${4 + at * 20} ${rail + 2}v7h10v-7`).join('')}
      />
      <path
        className="plate-face"
        d={`M20 ${rail - 26}h440v-9H20zM8 ${rail - 34}h12v8H8zm452 0h12v8h-12z`}
      />
      <path
        className="plate-water"
        d={`M60 ${rail - 36}c-16 0-24-20-24-42s8-42 24-42h360c16 0 24 20 24 42s-8 42-24 42z`}
      />
      <path className="plate-seam" d={`M110 ${rail - 120}v84m260-84v84`} />
      <path
        className="plate-face"
        d={`M214 ${rail - 120}v-12h52v12zM110 ${rail - 124}h86m88 0h86`}
      />
      <path
        className="format-wheel"
        d={[74, 116, 364, 406].map((x) => wheel(x, rail, 14)).join('')}
      />
      <path className="plate-face" d={`M60 ${rail - 26}h70v6H60zM350 ${rail - 26}h70v6h-70z`} />
      <path className="plate-accent" d={`M231 ${rail - 36}h18v14h-18z`} />
      <text x="14" y={rail - 128}>
        {names[1]}
      </text>
    </Drawing>
  )
}
