/**
 * Draws the cut through the lava on /natural-filtration: flows above, columns below, ever darker, lit by the thread of
 * water alone. Run after a change of the numbers below: `node tools/draw-rock.ts`.
 */

import sharp from 'sharp'
import { createNoise2D } from 'simplex-noise'
import { seededRandom } from '../site/graphics/geometry/seeded-random.ts'

const file = 'site/assets/rock/cut.avif'
const [width, height] = [1280, 1920]
/** Where the thread falls, as a part of the width; the page lays it over its own. */
const thread = 0.72
/** Parts of the depth: between them flows give way to columns. */
const flowsEnd = [0.2, 0.3] as const

const noise = createNoise2D(seededRandom(5))

function layered(x: number, y: number, octaves: number): number {
  let [sum, part] = [0, 0.5]
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += part * noise(x * 2 ** octave + 17 * octave, y * 2 ** octave)
    part /= 2
  }
  return sum
}

const smooth = (from: number, to: number, value: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Numbers that belong to a cell of a grid: where its point lies, and how high it stands. */
function cellAt(column: number, row: number): readonly [number, number, number] {
  let state = (column * 374761393 + row * 668265263) | 0
  const next = () => {
    state = Math.imul(state ^ (state >>> 13), 1274126177)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
  return [next(), next(), next()]
}

/** How far the joint between two cells is, 0 on it, and the height of the cell (Worley's noise). */
function jointed(x: number, y: number): { joint: number; level: number; centre: number } {
  let [first, second, level] = [9, 9, 0]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  for (let down = -1; down <= 1; down += 1) {
    for (let across = -1; across <= 1; across += 1) {
      const [pointX, pointY, high] = cellAt(column + across, row + down)
      const distance = Math.hypot(column + across + pointX - x, row + down + pointY - y)
      if (distance < first) [first, second, level] = [distance, first, high]
      else if (distance < second) second = distance
    }
  }
  return { joint: second - first, level, centre: first }
}

/** Lobes of lava, one over another, full of gas pores. */
function flows(x: number, y: number): number {
  const bent = y + 34 * layered(x / 420, y / 300, 2)
  const lobe = jointed(x / 330, bent / 74)
  const pore = jointed(x / 21, y / 16)
  const pit = pore.level > 0.45 ? 1 - smooth(0.1, 0.34, pore.centre) : 0
  return (
    0.9 * smooth(0, 0.2, lobe.joint) +
    0.5 * lobe.level +
    0.3 * layered(x / 60, y / 26, 4) -
    0.5 * pit
  )
}

/** Columns, as slow cooling leaves them, broken across here and there. */
function columns(x: number, y: number): number {
  const bent = x + 26 * layered(x / 500, y / 700, 2)
  const column = jointed(bent / 118, (y + 40 * noise(Math.floor(bent / 118), 3)) / 520)
  const plate = jointed(bent / 260, y / 190)
  return (
    1.3 * smooth(0, 0.16, column.joint) +
    0.9 * column.level +
    0.22 * smooth(0, 0.06, plate.joint) +
    0.3 * layered(x / 70, y / 110, 5)
  )
}

const heights = new Float32Array(width * height)
for (let y = 0; y < height; y += 1) {
  const below = smooth(flowsEnd[0], flowsEnd[1], y / height + 0.03 * noise(3, y / 300))
  for (let x = 0; x < width; x += 1) {
    const above = below < 1 ? (1 - below) * flows(x, y) : 0
    heights[y * width + x] = above + (below > 0 ? below * columns(x, y) : 0)
  }
}

const pixels = new Uint8Array(3 * width * height)
const at = (x: number, y: number) =>
  heights[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0
for (let y = 0; y < height; y += 1) {
  const depth = y / height
  for (let x = 0; x < width; x += 1) {
    const [slopeX, slopeY] = [at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)]
    const away = x / width - thread
    // The thread lights what faces it; what is left of the day comes from above and is soon gone.
    const steep = 7
    const long = Math.hypot(steep * slopeX, steep * slopeY, 1)
    const facing = Math.max(0, (Math.tanh(away / 0.03) * steep * slopeX * 0.9 + 0.42) / long)
    const near = 0.9 * Math.exp(-Math.abs(away) / 0.075) + 0.2 * Math.exp(-Math.abs(away) / 0.26)
    const day = Math.max(0, (-steep * slopeY * 0.8 + 0.5) / long) * 0.2 * Math.exp(-depth / 0.16)
    const hollow = smooth(-0.4, 1.4, at(x, y))
    const light = facing * near * (0.5 + 0.5 * hollow) * (1 - 0.35 * depth)
    const tones = [
      [3, 96, 58],
      [14, 152, 82],
      [20, 164, 92],
    ] as const
    tones.forEach(([ground, water, sky], tone) => {
      const floor = ground * (1 - 0.85 * smooth(0, 0.7, depth))
      pixels[3 * (y * width + x) + tone] = Math.min(255, floor + water * light + sky * day)
    })
  }
}
await sharp(pixels, { raw: { width, height, channels: 3 } })
  .avif({ quality: 42, effort: 6 })
  .toFile(file)
