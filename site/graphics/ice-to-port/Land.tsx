import { ice } from './ice.ts'
import { sheet } from './land.ts'
import { lava } from './lava.ts'
import { mountains } from './mountains.ts'

/** Ridges, ice and the lava beneath: everything that was there before anyone came. */
export function Land() {
  return (
    <>
      <path className="ice-to-port-distant" d={`${mountains.distant}V480H240Z`} />
      <path className="ice-to-port-ridge" d={`${mountains.ridge}V480H0Z`} />
      <path className="ice-to-port-hachures" d={mountains.shadow} />
      <clipPath id="lava-body">
        <path d={lava.body} />
      </clipPath>
      <g clipPath="url(#lava-body)">
        <path fill="url(#lava-upper)" d={`M0 380H${sheet.width}V${sheet.height}H0Z`} />
        <path className="ice-to-port-tone" fill="url(#lava-middle)" d={lava.middle} />
        <path className="ice-to-port-tone" fill="url(#lava-deep)" d={lava.deep} />
        <path className="ice-to-port-joints" d={lava.joints} />
      </g>
      <path className="ice-to-port-outline" d={lava.seabed} />
      <path className="ice-to-port-outline" d={lava.surface} />
      <path className="ice-to-port-ice" d={ice.body} />
      <path className="ice-to-port-ice-deep" d={ice.deep} />
      <path className="ice-to-port-snow" d={ice.snow} />
      <path className="ice-to-port-layers" d={ice.layers} />
      <path className="ice-to-port-stones" d={ice.stones} />
      <path className="ice-to-port-outline" d={ice.bed} />
      <path className="ice-to-port-outline" d={ice.surface} />
      <path className="ice-to-port-crevasses" d={ice.crevasses} />
    </>
  )
}
