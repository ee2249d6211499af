/** Most names below an axis: on a wide plot, and on a phone's. */
const most = { wide: 9, narrow: 4 }

/**
 * Every which column bears its name, counted from the last one, on a wide and on a narrow plot. The narrow
 * step is a multiple of the wide one: a phone leaves names out and adds none.
 */
export function labelSteps(columns: number): { wide: number; narrow: number } {
  const wide = Math.max(1, Math.ceil(columns / most.wide))
  return { wide, narrow: wide * Math.max(1, Math.ceil(columns / (wide * most.narrow))) }
}
