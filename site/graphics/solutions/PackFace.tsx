/** Edge of a cube of so many litres, in metres. */
export const edgeOf = (litres: number) => Math.cbrt(litres / 1000)

/** A boxed pack from the front as a cube of its content, in units of the drawing from its lower left corner. */
export function PackFace({
  litres,
  metre,
  label,
}: {
  litres: number
  metre: number
  label: string
}) {
  const size = edgeOf(litres) * metre
  const middle = size / 2
  return (
    <g className="pack">
      <path className="pack-face" d={`M0 0V${-size}H${size}V0z`} />
      <path className="pack-fold" d={`M0 ${-size + 9}H${size}M${middle} ${-size}v9`} />
      <path className="pack-tap" d={`M${middle - 7}-17h14v7h-4v6h-6v-6h-4z`} />
      <text x={middle} y={-size * 0.42} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
