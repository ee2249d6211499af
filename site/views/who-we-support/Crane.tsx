/** How far apart its legs stand. */
const span = 138
const height = 168

const truss = Array.from(
  { length: 17 },
  (_, index) => `M${-84 + index * 18} ${-height + 9}l9-9 9 9`,
).join('')

/** A gantry crane over the row, its spreader empty. Drawn from the foot of its left leg. */
export function Crane() {
  return (
    <>
      <path
        className="crane-hair"
        d={`${truss}M0-96 ${span}-30M${span}-96 0-30M34-${height + 44}-84-${height}M34-${height + 44} 222-${height}`}
      />
      <path
        className="crane-beam"
        d={`M0 0V-${height}M${span} 0V-${height}M0-30H${span}M0-96H${span}M20-${height}l14-44 14 44`}
      />
      <path className="crane-boom" d={`M-88-${height}H226M-88-${height - 9}H226`} />
      <path className="crane-hair" d={`M176-${height - 12}l-4 42M192-${height - 12}l4 42`} />
      <path
        className="crane-solid"
        d={`M172-${height - 9}h24v5h-24zM168-${height - 54}h32v4h-32zM-6-4H6V0H-6zM${span - 6}-4h12v4h-12z`}
      />
      <path className="crane-house" d={`M52-${height + 18}h42v18H52z`} />
    </>
  )
}
