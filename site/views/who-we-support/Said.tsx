type SaidProps = {
  x: number
  y: number
  words: readonly [figure: string, unit: string]
  lava?: boolean
}

/** A figure and what it counts, on one line. */
export function Said({ x, y, words: [figure, unit], lava }: SaidProps) {
  return (
    <text className={lava ? 'quay-lava' : undefined} x={x} y={y}>
      <tspan className="quay-figure">{figure}</tspan>
      <tspan dx="9">{unit}</tspan>
    </text>
  )
}
