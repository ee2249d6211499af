/** A queue that hands out the item of the least cost first. */
export type Heap = {
  push: (cost: number, item: number) => void
  /** The item of the least cost, or undefined when none is left. */
  pop: () => { cost: number; item: number } | undefined
}

export function makeHeap(): Heap {
  const costs: number[] = []
  const items: number[] = []
  const swap = (a: number, b: number) => {
    const [cost, item] = [costs[a] as number, items[a] as number]
    costs[a] = costs[b] as number
    items[a] = items[b] as number
    costs[b] = cost
    items[b] = item
  }
  const less = (a: number, b: number) => (costs[a] as number) < (costs[b] as number)

  function sink() {
    for (let at = 0; ; ) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < costs.length && less(child, least)) least = child
      }
      if (least === at) return
      swap(at, least)
      at = least
    }
  }

  return {
    push(cost, item) {
      costs.push(cost)
      items.push(item)
      for (let at = costs.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (!less(at, parent)) return
        swap(at, parent)
        at = parent
      }
    },
    pop() {
      if (costs.length === 0) return undefined
      swap(0, costs.length - 1)
      const found = { cost: costs.pop() as number, item: items.pop() as number }
      sink()
      return found
    },
  }
}
