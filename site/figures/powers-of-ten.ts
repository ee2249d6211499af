/** A count as powers of ten: 25 is one whole power and 0.4 of the next, as log 25 = 1.4. */
export function powersOfTen(count: number): { powers: number; full: number; part: number } {
  const powers = Math.log10(count)
  const full = Math.floor(powers + 1e-9)
  return { powers, full, part: powers - full < 1e-9 ? 0 : powers - full }
}
