import { toMillimetre } from '../../graphics/geometry/rounded.ts'
import { edgeOf } from '../../graphics/solutions/PackFace.tsx'

const lens = { x: 1.5, y: -2.05, r: 1.32 }
const gap = 0.04
/** How many times larger the packs stand in the lens. */
const times = 4.6

/** Two packs on the ground in their true size beside a container, and larger in a lens above them; in metres. */
export function PacksUnderLens({ litres }: { litres: readonly [number, number] }) {
  const [small, large] = [edgeOf(litres[0]), edgeOf(litres[1])]
  const left = -(small + gap + large) / 2
  const packs = (scale: number) =>
    [
      [left, small],
      [left + small + gap, large],
    ]
      .map(
        ([at = 0, edge = 0]) =>
          `M${toMillimetre(lens.x + at * scale)} ${scale === 1 ? 0 : toMillimetre(lens.y + 0.55)}h${toMillimetre(edge * scale)}v${toMillimetre(-edge * scale)}h${toMillimetre(-edge * scale)}z`,
      )
      .join('')
  const rayEnd = toMillimetre(lens.y + lens.r * 0.5)
  return (
    <g className="packs-under-lens">
      <path
        className="packs-ray"
        d={`M${lens.x - 0.24} 0L${toMillimetre(lens.x - lens.r * 0.86)} ${rayEnd}M${lens.x + 0.24} 0L${toMillimetre(lens.x + lens.r * 0.86)} ${rayEnd}`}
      />
      <circle cx={lens.x} cy={lens.y} r={lens.r} />
      <path className="packs-face" d={packs(times)} />
      <path className="packs-face" d={packs(1)} />
    </g>
  )
}
