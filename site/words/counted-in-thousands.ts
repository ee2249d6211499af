/** A large amount as the scale at the edge counts it: its thousands, before what is written behind them in its language. */
export function countedInThousands({ value, text }: { value: number; text: string }) {
  const thousands = Math.floor(value / 1000)
  return { kind: 'count', to: thousands, after: text.replace(`${thousands}`, '') } as const
}
