/**
 * Places for labels beside an axis: each as near to its mark as it can be, none nearer to the
 * next than `gap`. Takes and gives places in ascending order.
 */
export function spread(marks: readonly number[], gap: number): number[] {
  const places = [...marks]
  for (let round = 0; round < 60; round += 1) {
    for (let index = 1; index < places.length; index += 1) {
      const before = places[index - 1] as number
      const after = places[index] as number
      const lack = gap - (after - before)
      if (lack <= 0.01) continue
      places[index - 1] = before - lack / 2
      places[index] = after + lack / 2
    }
  }
  return places
}
