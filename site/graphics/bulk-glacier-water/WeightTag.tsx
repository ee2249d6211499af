type WeightTagProps = {
  x: number
  y: number
  string: readonly [number, number]
  lines: readonly [name: string, weight: string]
}

/** A weight tag as it hangs on cargo: punched corner, string, two lines. */
export function WeightTag({ x, y, string, lines }: WeightTagProps) {
  // Wide enough for the letters of its figure.
  const across = Math.max(258, 33 + 15 * lines[1].length)
  return (
    <g className="weight-tag">
      <path d={`M${x + 16} ${y}h${across}v88h-${across}l-16-18v-52z`} />
      <circle cx={x + 14} cy={y + 44} r="4.5" fill="var(--color-white)" stroke="currentColor" />
      <path
        className="weight-tag-string"
        d={`M${string[0]} ${string[1]}q22 28 ${x + 14 - string[0]} ${y + 44 - string[1]}`}
      />
      <text x={x + 34} y={y + 32}>
        {lines[0]}
      </text>
      <text className="weight-tag-figure" x={x + 33} y={y + 70}>
        {lines[1]}
      </text>
    </g>
  )
}
