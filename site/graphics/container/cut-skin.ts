import { repeatedPath } from '../geometry/repeated-path.ts'

/** The skin of a 20-foot container cut along its length, in metres from its lower left corner, upwards negative. */
export const skin = {
  inside: 'M.06-2.5H6V-.16H.06z',
  shell: 'M0-2.59H6.06v.09H.06V-.16H6.06V-.03H0z',
  castings: 'M0-2.59h.18v.12H0zM5.88-2.59h.18v.12h-.18zM0-.12h.18V0H0zM5.88-.12h.18V0h-.18z',
} as const

/** Folds of the side wall, seen from inside: each is a pair of lines, 0.28 m apart from the next. */
export const foldsFrom = (start: number, top: number, foot: string) =>
  `M${start}${top}${repeatedPath(20, `V${foot}m.07 0V${top}`, 'm.21 0')}`

/** The members across its floor, cut, 0.335 m apart, each with so high a web. */
export const crossMembers = (web: string) =>
  `M.36-.13${repeatedPath(17, `v${web}h.07`, `m.265-${web}`)}`
