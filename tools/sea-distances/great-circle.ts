/** A point of the earth: degrees north and degrees east, south and west being negative. */
export type Place = { lat: number; lon: number }

const radian = Math.PI / 180
/** The mean radius of the earth (6371.0088 km) in nautical miles of 1,852 m. */
const earthRadius = 6371.0088 / 1.852

/** The length of the great circle between two places, in nautical miles. */
export function greatCircle(from: Place, to: Place): number {
  const rise = Math.sin(((to.lat - from.lat) * radian) / 2) ** 2
  const turn = Math.sin(((to.lon - from.lon) * radian) / 2) ** 2
  const share = rise + Math.cos(from.lat * radian) * Math.cos(to.lat * radian) * turn
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/**
 * Whether `along` is true of every point of the great circle, tried from its ends at most `step` nautical
 * miles apart: first points far from each other, so that land on the way is met soon.
 */
export function everyPoint(
  from: Place,
  to: Place,
  step: number,
  along: (place: Place) => boolean,
): boolean {
  const count = Math.max(1, Math.ceil(greatCircle(from, to) / step))
  const at = placeAlong(from, to)
  for (const stride of strides) {
    for (let index = 0; index <= count; index += stride) {
      if (stride < widest && index % (4 * stride) === 0) continue
      if (!along(at(index / count))) return false
    }
  }
  return true
}

const widest = 64
const strides = [widest, 16, 4, 1]

/** The place at a share (0 to 1) of the great circle between two places that are not opposite each other. */
export function placeAlong(from: Place, to: Place): (share: number) => Place {
  const [a, b] = [unitVector(from), unitVector(to)]
  const angle = greatCircle(from, to) / earthRadius
  if (angle < 1e-9) return () => from
  const whole = Math.sin(angle)
  return (share) => {
    const [near, far] = [Math.sin((1 - share) * angle) / whole, Math.sin(share * angle) / whole]
    const x = near * a.x + far * b.x
    const y = near * a.y + far * b.y
    const z = near * a.z + far * b.z
    return { lat: Math.atan2(z, Math.hypot(x, y)) / radian, lon: Math.atan2(y, x) / radian }
  }
}

function unitVector({ lat, lon }: Place) {
  const level = Math.cos(lat * radian)
  return {
    x: level * Math.cos(lon * radian),
    y: level * Math.sin(lon * radian),
    z: Math.sin(lat * radian),
  }
}
