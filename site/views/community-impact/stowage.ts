/** So many containers stacked from a quay upwards: full rows, and on top of them what is left. */
export function stacked(count: number, across: number) {
  const full = Math.floor(count)
  const rows = Math.floor(full / across)
  return {
    rows,
    /** Full containers on top of the full rows. */
    over: full - rows * across,
    /** How full the last one is; 0 when there is none. */
    part: count - full,
  }
}
