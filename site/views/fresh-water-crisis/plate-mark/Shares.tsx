type Share = { share: number }

/** A share of a whole disc, from the top and clockwise. */
export function Disc({ share }: Share) {
  const angle = (share / 50) * Math.PI
  const x = (50 + 48 * Math.sin(angle)).toFixed(1)
  const y = (50 - 48 * Math.cos(angle)).toFixed(1)
  return (
    <>
      <circle className="mark-rest" cx="50" cy="50" r="48" />
      <path className="mark-full" d={`M50 50V2A48 48 0 ${share > 50 ? 1 : 0} 1 ${x} ${y}z`} />
    </>
  )
}

/** A share of a wheel that turns: spokes and a rim. */
export function Ring({ share }: Share) {
  return (
    <>
      <circle className="mark-line-rest" cx="50" cy="50" r="40" strokeWidth="15" />
      <path
        className="mark-line-full"
        d="M50 10a40 40 0 1 1 0 80a40 40 0 1 1 0-80"
        pathLength="100"
        strokeDasharray={`${share} 100`}
        strokeWidth="15"
      />
      <path className="mark-line" d="M50 50V24M50 50l22.5 13M50 50l-22.5 13" />
    </>
  )
}

/** A pipe that divides: its lower share leaves untreated. */
export function Split({ share }: Share) {
  const width = 64
  const cut = 4 + (width * (100 - share)) / 100
  const low = 4 + width
  return (
    <>
      <path className="mark-full" d={`M0 4H240V${cut - 1}H0z`} />
      <path
        className="mark-hot"
        d={`M0 ${cut + 1}H96C146 ${cut + 1} 172 62 172 100H${172 - low + cut}C${172 - low + cut} 82 128 ${low} 96 ${low}H0z`}
      />
    </>
  )
}

/** A field of a hundred furrows, the watered ones tall. */
export function Furrows({ share }: Share) {
  const furrow = { strokeDasharray: '1.2 1.2' }
  return (
    <>
      <path className="mark-line-full" d={`M0 62h${share * 2.4}`} strokeWidth="72" {...furrow} />
      <path
        className="mark-line-rest"
        d={`M${share * 2.4} 85h${(100 - share) * 2.4}`}
        strokeWidth="26"
        {...furrow}
      />
      <path className="mark-line" d="M0 98.5h240" />
    </>
  )
}

/** A cut through a hundred parts of fresh water: what lies below, and the line of what does not. */
export function Cut({ below }: { below: number }) {
  const deep = (98 * below) / 100
  return (
    <>
      <path className="mark-hot" d={`M0 ${2}h240v${98 - deep}H0z`} />
      <path className="mark-full" d={`M0 ${100 - deep}h240V100H0z`} />
      <path
        className="mark-contour"
        d="M0 30c60-14 120 14 240 0M0 52c70-12 140 12 240 2M0 76c80-10 150 12 240 0"
      />
    </>
  )
}

/** Shares as levels in pipes of one length. */
export function Gauges({ shares }: { shares: readonly number[] }) {
  return shares.map((share, index) => {
    const top = 100 - (shares.length - index) * 40
    return (
      <g key={share}>
        <path className="mark-full" d={`M0 ${top}h${share * 2.4}v26H0z`} />
        <path className="mark-open" d={`M.7 ${top}h238.6v26H.7z`} />
      </g>
    )
  })
}
