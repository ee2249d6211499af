import { landLevel, quayEdge, seabed, seaLevel, sheet } from './land.ts'
import { pool } from './lava.ts'
import { streams } from './streams.ts'
import { along, flowing } from './trace.ts'

/** Depth tints as on a chart: each band begins at a share of the depth. */
const tint = (share: number) =>
  `${flowing(along(quayEdge, sheet.width, 60, (x) => seaLevel + share * (seabed(x) - seaLevel)))}L${along(
    quayEdge,
    sheet.width,
    20,
    seabed,
  )
    .reverse()
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`

const swell = (y: number, from: number, to: number) =>
  `M${from} ${y}q6-3 12 0t12 0`.concat(
    't12 0'.repeat(Math.max(0, Math.round((to - from) / 12) - 2)),
  )

const basin =
  `M${pool.from - 1} ${landLevel + 2}C${pool.from + 6} ${landLevel + 18} ${pool.from + 22} ${landLevel + pool.depth + 2}` +
  ` ${pool.from + 36} ${landLevel + pool.depth}S${pool.to - 3} ${landLevel + 18} ${pool.to} ${landLevel + 2}Z`

/** Stones around the spring. */
const rim =
  'M727 463a4 3 10 1 0 8 0a4 3 10 1 0-8 0M733 467a3 2.5 0 1 0 6 0a3 2.5 0 1 0-6 0M799 464a3.5 2.5 0 1 0 7 0' +
  'a3.5 2.5 0 1 0-7 0M737 472a2.5 2 0 1 0 5 0a2.5 2 0 1 0-5 0M796 470a2.5 2 0 1 0 5 0a2.5 2 0 1 0-5 0'

/** The streams on their way through the lava, the spring and the sea. */
export function Water() {
  return (
    <>
      <defs>
        <path id="ice-to-port-ways" d={streams.ways} />
      </defs>
      <use className="ice-to-port-casing" href="#ice-to-port-ways" />
      <path className="ice-to-port-thread" d={streams.threads} data-flow />
      <use className="ice-to-port-way" href="#ice-to-port-ways" data-flow />
      <path className="ice-to-port-thread" d={streams.heads} />
      {streams.sources.map(([x, y]) => (
        <circle key={x} className="ice-to-port-source" cx={x} cy={y.toFixed(1)} r="2" />
      ))}
      <path className="ice-to-port-spring" d={basin} />
      <path className="ice-to-port-stones" d={rim} />
      <path
        className="ice-to-port-ripples"
        data-flow
        d={`M${pool.from + 12} ${landLevel + 8}h22m8 0h14m-36 6h20m6 0h8`}
      />
      <path className="ice-to-port-shallow" d={tint(0)} />
      <path className="ice-to-port-mid-depth" d={tint(0.34)} />
      <path className="ice-to-port-depth" d={tint(0.68)} />
    </>
  )
}

/** The surface of the sea, drawn over the hull that lies in it. */
export function SeaSurface() {
  return (
    <>
      <path
        className="ice-to-port-swell"
        data-flow
        d={[
          swell(504, 1330, 1352),
          swell(511, 1324, 1344),
          swell(505, 1650, 1680),
          swell(513, 1660, 1676),
          swell(536, 1340, 1400),
          swell(541, 1470, 1540),
          swell(536, 1590, 1640),
          swell(556, 1370, 1390),
          swell(560, 1540, 1600),
          swell(576, 1620, 1660),
          swell(574, 1330, 1354),
        ].join('')}
      />
      <path className="ice-to-port-outline" d={`M${quayEdge} ${seaLevel}H${sheet.width}`} />
    </>
  )
}
