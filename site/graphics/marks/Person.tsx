/** How tall the figure stands, in metres. */
export const personHeight = 1.8

const body =
  'M-.05-1.6-.05-1.545C-.1-1.5-.18-1.495-.21-1.43-.245-1.3-.265-1.06-.27-.87-.27-.8-.215-.79-.205-.85' +
  'L-.165-1.2-.15-.88-.155-.46-.145-.07-.2-.03V0H-.06L-.035-.46 .005-.8 .05-.46 .075 0H.225V-.03L.16-.07' +
  ' .16-.46 .15-.88 .165-1.2 .205-.85C.215-.79 .27-.8 .27-.87 .265-1.06 .245-1.3 .21-1.43' +
  ' .18-1.495 .1-1.5 .05-1.545L.05-1.6Z'

/** A standing person as a ruler: drawn in metres from the middle of the soles, upwards negative. */
export function Person() {
  return (
    <g fill="currentColor">
      <ellipse cy="-1.685" rx=".088" ry=".115" />
      <path d={body} />
    </g>
  )
}
