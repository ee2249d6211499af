import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import '../../graphics/frame/PlateDrawing.css'
import './plates.css'

type Words = DrawingNames & {
  names: { road: string; rail: string; tank: string }
}

const sleepers = Array.from({ length: 25 }, (_, at) => `M${at * 20 + 2} 58v36`).join('')

/** A siding and a road on either side of one tank, seen from above like a works plan. */
export function Siding({ names, ...words }: Words) {
  return (
    <Drawing {...words} className="plate" width={480} height={360}>
      <path className="plate-fine" d={sleepers} />
      <path d="M0 68H480M0 84H480" />
      <g>
        <path
          className="plate-face"
          d="M36 60H346V92H36zM22 70v4h14v-4zM346 70v4h14v-4zM22 78v4h14v-4zM346 78v4h14v-4z"
        />
        <path
          className="plate-water"
          d="M62 54c-12 0-18 10-18 22s6 22 18 22H320c12 0 18-10 18-22s-6-22-18-22z"
        />
        <path className="plate-seam" d="M96 54v44M286 54v44M148 76H234" />
        <circle className="plate-face" cx="191" cy="76" r="8" />
      </g>
      <path className="plate-hose" d="M191 92V132C191 158 208 170 232 178" />
      <circle className="plate-water" cx="290" cy="190" r="60" />
      <circle className="plate-ring" cx="290" cy="190" r="48" />
      <path className="plate-hose" d="M238 222C212 236 176 232 160 274" />
      <path className="plate-edge" d="M0 258H480M0 342H480" />
      <path className="plate-lane" d="M0 334H480" />
      <g>
        <path
          className="plate-water"
          d="M168 272H330c10 0 14 8 14 18s-4 18-14 18H168c-10 0-14-8-14-18s4-18 14-18z"
        />
        <path className="plate-seam" d="M200 272v36M250 272v36M300 272v36M180 290H322" />
        <path
          className="plate-face"
          d="M354 270H400c8 0 12 4 14 10v20c-2 6-6 10-14 10H354zM384 274l14 4v24l-14 4z"
        />
        <path className="plate-face" d="M344 284h10v12h-10z" />
      </g>
      <path className="plate-accent" d="M184 118h14v14h-14zM158 252h14v14h-14z" />
      <text x="384" y="122">
        {names.rail}
      </text>
      <text x="290" y="197" textAnchor="middle">
        {names.tank}
      </text>
      <text x="20" y="297">
        {names.road}
      </text>
    </Drawing>
  )
}
