import { seededRandom } from '../../../graphics/geometry/seeded-random.ts'

/** Large enough that its repetition is not read as a pattern. */
export const tile = { width: 360, height: 240 }

/** Lines that cross the tile's sides at the height at which they enter it. */
function flowLines(): string {
  const waves = (y: number, phase: number) =>
    Array.from({ length: 13 }, (_, at) => {
      const x = at * 30
      const turn = (x / tile.width) * 2 * Math.PI
      return `${x} ${(y + 3 * Math.sin(turn + phase) + 1.6 * Math.sin(2 * turn + 3 * phase)).toFixed(1)}`
    }).join('L')
  return Array.from({ length: 9 }, (_, row) => `M${waves(14 + row * 26.6, row * 1.7)}`).join('')
}

/** Gas pores, scattered with room between them. */
function pores(): string {
  const random = seededRandom(5)
  const placed: { x: number; y: number; r: number }[] = []
  for (let attempt = 0; placed.length < 150 && attempt < 4000; attempt += 1) {
    const r = 1.4 + 5.4 * random() ** 2.4
    const x = r + 1 + (tile.width - 2 * r - 2) * random()
    const y = r + 1 + (tile.height - 2 * r - 2) * random()
    const free = placed.every((pore) => Math.hypot(pore.x - x, pore.y - y) > pore.r + r + 3.5)
    if (free) placed.push({ x, y, r })
  }
  return placed
    .map(({ x, y, r }) => {
      const [across, round] = [(2 * r).toFixed(1), `a${r.toFixed(1)} ${(r * 0.78).toFixed(1)} 0 1 `]
      return `M${(x - r).toFixed(1)} ${y.toFixed(1)}${round}0 ${across} 0${round}0-${across} 0`
    })
    .join('')
}

/** Upright cracks that leave the tile's foot where they enter its head, crossed here and there. */
function joints(): string {
  const random = seededRandom(9)
  const upright = Array.from({ length: 17 }, (_, at) => {
    const x = 8 + at * 21.2 + 7 * (random() - 0.5)
    const bend = [0, 0, 0].map(() => (x + 5 * (random() - 0.5)).toFixed(1))
    const gap = 20 + 150 * random()
    const cut = `M${bend[1]} ${(gap + 26).toFixed(0)}L${bend[2]} 200 ${x.toFixed(1)} 240`
    return `M${x.toFixed(1)} 0L${bend[0]} ${gap.toFixed(0)}${cut}`
  })
  const across = Array.from({ length: 30 }, () => {
    const [x, y] = [340 * random(), 236 * random()]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(10 + 14 * random()).toFixed(0)} ${(2 * random()).toFixed(1)}`
  })
  return [...upright, ...across].join('')
}

/** Level hair cracks: the rock is pressed. */
function fissures(): string {
  const random = seededRandom(31)
  return Array.from({ length: 64 }, () => {
    const [x, y, length] = [300 * random(), 4 + 232 * random(), 16 + 40 * random()]
    const bend = 5 * (random() - 0.5)
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${bend.toFixed(1)} ${length.toFixed(0)} 0`
  }).join('')
}

export const ground = {
  ice: flowLines(),
  first: pores(),
  second: joints(),
  deepest: fissures(),
}
