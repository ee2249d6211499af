import { seededRandom } from '../geometry/seeded-random.ts'

/** Size of a texture's tile; large enough that its repetition is not read as a pattern. */
export const tile = { width: 146, height: 98 }

type Pore = { size: number; flat: number; count: number; seed: number }

/**
 * Gas pores of the lava, scattered evenly with room between them. Deeper tones hold smaller and
 * flatter ones: one rock, pressed more.
 */
function pores({ size, flat, count, seed }: Pore): string {
  const random = seededRandom(seed)
  const placed: { x: number; y: number; r: number }[] = []
  for (let attempt = 0; placed.length < count && attempt < 4000; attempt += 1) {
    const r = size * (0.35 + 0.65 * random() ** 2)
    const x = r + 1 + (tile.width - 2 * r - 2) * random()
    const y = r * flat + 1 + (tile.height - 2 * r * flat - 2) * random()
    const free = placed.every(
      (pore) =>
        Math.hypot(pore.x - x, (pore.y - y) / Math.max(flat, 0.45)) > (pore.r + r) * 1.12 + 3.4,
    )
    if (free) placed.push({ x, y, r })
  }
  return placed
    .map(({ x, y, r }) => {
      const turn = Math.round(24 * (random() - 0.5))
      const radii = `a${+r.toFixed(1)} ${+(r * flat).toFixed(1)} ${turn} `
      const across = +(2 * r).toFixed(1)
      // A third stay open above, as an engraver would leave them towards the light.
      const above = random() < 0.36 ? '' : `${radii}1 0-${across} 0`
      return `M${Math.round(x - r)} ${Math.round(y)}${radii}1 0 ${across} 0${above}`
    })
    .join('')
}

export const textures = {
  upper: pores({ size: 4, flat: 0.8, count: 46, seed: 3 }),
  middle: pores({ size: 4.2, flat: 0.42, count: 56, seed: 17 }),
  deep: pores({ size: 6, flat: 0.16, count: 50, seed: 29 }),
}
