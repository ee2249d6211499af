import { inner, outer } from '../container/container-size.ts'
import { crossMembers, foldsFrom, skin } from '../container/cut-skin.ts'
import { bladder, floorHeight } from './container.ts'
import './LongSection.css'
import '../frame/InkLines.css'

/** The wall before the doors that keeps the bladder in; the bladder ends at it. */
export const bulkheadAt = 5.72
const wall = (outer.length - inner.length) / 2

/** Folds of the skin: where it rounds over at the ends, and the two welds along it. */
const seams =
  'M.1-1.1C1-1.2 2-1.22 2.8-1.22S4.8-1.2 5.55-1.1M.1-.62C1-.66 2-.67 2.8-.67S4.8-.66 5.55-.62' +
  'M.16-1.42C.28-1.46.4-1.56.5-1.7M.12-.3C.24-.26.34-.16.42-.04M5.48-1.42C5.36-1.46 5.24-1.56 5.14-1.7' +
  'M5.52-.3C5.4-.26 5.3-.16 5.22-.04'

/** Glints of water under the skin, sparse as on a chart. */
const water =
  'M.9-.42h.5m.9 0h.3m1-.02h.6m.4-.02h.3M1.5-.9h.7m1.3 0h.5m.5-.02h.4M.8-1.42h.4m.6 0h.9m.8.01h.3m.5 0h.6'

/**
 * A 20-foot container cut open along its length, with a bladder filled to one level and the outline
 * it has when it is filled to the most. In metres from the lower left corner of the container,
 * upwards negative; levels above the floor.
 */
export function LongSection({ full, most }: { full: number; most: number }) {
  const length = bulkheadAt - wall
  return (
    <g className="long-section ink-lines">
      <path className="long-section-inside" d={skin.inside} />
      <path className="long-section-fold" d={foldsFrom(0.26, -2.49, '-.17')} />
      <g transform={`translate(${wall} ${-floorHeight})`}>
        <path className="long-section-most" data-level="most" d={bladder(length, most)} />
        <path className="long-section-bladder" data-level="full" d={bladder(length, full)} />
        <path className="long-section-seam" d={seams} />
        <path className="long-section-glint" d={water} />
      </g>
      <path
        className="long-section-bulkhead"
        d={`M${bulkheadAt}-.16v-2h.06v2zm0-.45h.06m-.06-.42h.06m-.06-.42h.06m-.06-.42h.06`}
      />
      <path
        className="long-section-valve"
        d="M5.7-.4h.34v-.05h.045v.19H6.04v-.05H5.7zM5.86-.4v-.1h-.06v-.04h.18v.04h-.06v.1z"
      />
      <path className="long-section-shell" d={skin.shell} />
      <path className="long-section-fold" d={crossMembers('.1')} />
      <path className="long-section-door" d="M6-2.5V-1M6.06-2.5V-1m0 .5V-.03" />
      <path className="long-section-casting" d={skin.castings} />
    </g>
  )
}
