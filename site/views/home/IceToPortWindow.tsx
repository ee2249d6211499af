import './IceToPortWindow.css'

type IceToPortWindowProps = {
  /** What of the section drawing above is seen: from where, and how much of its width, in its units. */
  window: { x: number; width: number }
}

/** The foot of the window: the lava's second tone still shows, as on a phone's windows. */
const foot = 646

/** A window onto the page's own section drawing, in the shape of a picture. Decorative: its words stand beside it. */
export function IceToPortWindow({ window: { x, width } }: IceToPortWindowProps) {
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
