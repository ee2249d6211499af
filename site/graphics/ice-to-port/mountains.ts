import { seededRandom } from '../geometry/seeded-random.ts'
import { wander } from './land.ts'
import type { Point } from './through.ts'
import { broken } from './trace.ts'

const peaks: readonly Point[] = [
  [0, 112],
  [40, 82],
  [74, 116],
  [148, 44],
  [190, 104],
  [232, 82],
  [316, 186],
  [344, 176],
  [424, 284],
  [450, 276],
  [520, 362],
  [580, 402],
  [676, 470],
]

/** A table mountain, far off. */
const distant: readonly Point[] = [
  [240, 150],
  [330, 190],
  [372, 182],
  [424, 242],
  [462, 306],
  [490, 318],
  [520, 290],
  [536, 284],
  [618, 289],
  [634, 296],
  [664, 350],
  [702, 386],
  [760, 424],
  [830, 446],
  [930, 461],
]

/** Summits from which a spur runs down towards the light. */
const summits: readonly Point[] = [
  [40, 82],
  [148, 44],
  [176, 84],
  [232, 82],
  [270, 128],
  [344, 176],
  [450, 276],
]

/** Halves every step, each time displacing the middle less: the broken edge of a ridge. */
function weathered(line: readonly Point[], times: number, roughness: number): Point[] {
  if (times === 0) return [...line]
  const finer = line.flatMap(([x, y], index): Point[] => {
    const next = line[index + 1]
    if (!next) return [[x, y]]
    const length = next[0] - x
    const shift = wander(x * 1.7, times * 9) * length * roughness
    return [
      [x, y],
      [x + length * (0.5 + 0.12 * wander(x, times)), (y + next[1]) / 2 + shift],
    ]
  })
  return weathered(finer, times - 1, roughness)
}

const ridge = weathered(peaks, 3, 0.13)

const random = seededRandom(5)

/** One engraved stroke downhill, a little bent; whole units keep hundreds of them light. */
function stroke(x: number, y: number, length: number, lean: number): string {
  const bend = lean * length
  const steps = [bend * 0.2, length * 0.6, bend, length].map((value) => Math.round(value) || 0)
  return `M${Math.round(x)} ${Math.round(y)}q${steps.join(' ').replaceAll(' -', '-')}`
}

/** The low sun stands at the right: strokes fill the flanks that climb towards it, in shadow. */
function flanks(): string {
  return ridge
    .slice(0, -8)
    .map(([x, y], index) => {
      const [nextX, nextY] = ridge[index + 1] ?? [x, y]
      if (nextY >= y) return ''
      const count = Math.max(1, Math.round((nextX - x) / 3))
      return Array.from({ length: count }, (_, step) => {
        const part = (step + 0.5 * random()) / count
        const length = 12 + 30 * random() ** 1.4
        return stroke(
          x + (nextX - x) * part,
          y + (nextY - y) * part + 2,
          length,
          -0.22 - 0.2 * random(),
        )
      }).join('')
    })
    .join('')
}

/** A spur wanders down from its summit; the shadow hangs on its left. */
function spurs(): string {
  return summits
    .map(([peakX, peakY]) => {
      const steps = Math.round(6 + 5 * random())
      let x = peakX
      let y = peakY + 1
      let strokes = ''
      const points: Point[] = [[x, y]]
      for (let step = 0; step < steps; step += 1) {
        x += 1 + 9 * random()
        y += 8 + 8 * random()
        points.push([x, y])
        const length = (9 + 22 * random()) * (1 - step / (steps + 3))
        strokes += stroke(x - 1, y, length, -0.5) + stroke(x - 4, y - 6, length * 0.8, -0.5)
      }
      return broken(points) + strokes
    })
    .join('')
}

export const mountains = {
  ridge: broken(ridge),
  distant: broken(weathered(distant, 2, 0.1)),
  shadow: flanks() + spurs(),
}
