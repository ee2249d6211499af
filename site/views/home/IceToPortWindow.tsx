import './IceToPortWindow.css'

type IceToPortWindowProps = {
  /** What of the section drawing above is seen: from where to which depth, and how much of its width, in its units. */
  window: { x: number; width: number; foot: number }
}

/** A window onto the page's own section drawing, in the shape of a picture. Decorative: its words stand beside it. */
export function IceToPortWindow({ window: { x, width, foot } }: IceToPortWindowProps) {
  const height = (width * 3) / 4
  return (
    <svg
      className="drawing ice-to-port-window"
      viewBox={`${x} ${foot - height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href="#ice-to-port" />
    </svg>
  )
}
