import './CutContainer.css'
import { crossMembers, foldsFrom, skin } from './cut-skin.ts'
import '../frame/InkLines.css'

/** The pillow of a filled flexitank: flat below, bulging at the ends, crowned on top. */
const bladder =
  'M.4-.18C.18-.18.1-.58.1-.96.1-1.5.36-1.88 1.2-1.98 2.1-2.06 3.7-2.06 4.6-1.98' +
  ' 5.42-1.88 5.68-1.5 5.68-.96 5.68-.58 5.6-.18 5.38-.18Z'

const seams =
  'M.34-1.5C1-1.72 1.9-1.8 2.9-1.8S4.8-1.72 5.44-1.5M.28-1.24C1.2-1.41 2.1-1.45 2.9-1.45' +
  'S4.6-1.41 5.5-1.24M.28-.76C1.4-.8 2.2-.81 2.9-.81S4.4-.8 5.5-.76M.4-.44C1.6-.47 4.2-.47 5.4-.44'

const creases =
  'M.2-1.36C.4-1.4.52-1.5.62-1.66M.18-.5C.28-.46.38-.38.44-.26M5.58-1.36C5.38-1.4 5.26-1.5 5.16-1.66' +
  'M5.6-.5C5.5-.46 5.4-.38 5.34-.26M1.3-1.9C1.5-1.84 1.62-1.78 1.7-1.7M4.48-1.9C4.28-1.84 4.16-1.78 4.08-1.7'

/**
 * A 20-foot container cut open along its length, doors open, with a filled flexitank inside.
 * Drawn in metres from the lower left corner, upwards negative: place and scale it with a group.
 */
export function CutContainer() {
  return (
    <g className="cut-container ink-lines">
      <path className="cut-container-inside" d={skin.inside} />
      <path className="cut-container-fold" d={foldsFrom(0.24, -2.46, '-.2')} />
      <path className="cut-container-bladder" d={bladder} />
      <path className="cut-container-seam" d={seams} />
      <path className="cut-container-seam" d={creases} />
      <path
        className="cut-container-bulkhead"
        d="M5.74-.16v-1.22h.07v1.22M5.74-.5h.07m-.07-.4h.07"
      />
      <path
        className="cut-container-valve"
        d="M5.66-.48h.42v-.06h.05v.24h-.05v-.06h-.42zM5.9-.54v-.12h-.08v-.05h.22v.05h-.08v.12z"
      />
      <path className="cut-container-shell" d={skin.shell} />
      <path className="cut-container-fold" d={crossMembers('.09')} />
      <path className="cut-container-casting" d={skin.castings} />
    </g>
  )
}
