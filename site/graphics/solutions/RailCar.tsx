import { wheels } from './wheels.ts'

const sleepers = Array.from(
  { length: 30 },
  (_, at) => `M${(at * 0.6 - 0.1).toFixed(1)}.02v.14h.26v-.14`,
)

const bogie = (x: number) =>
  `M${x - 0.42}-.62h.2l.16-.24h1.9l.16.24h.2v.2h-.42l-.16.16h-1.46l-.16-.16h-.42z`

/** A tank car on its track from the side, in metres from its first buffer, upwards negative. */
export function RailCar() {
  return (
    <g className="vehicle">
      <path className="vehicle-fine" d={sleepers.join('')} />
      <path className="vehicle-dark" d="M-.15-.13H17V0H-.15z" />
      <g transform="translate(0 -.13)">
        <path className="vehicle-wheel" d={wheels([1.7, 3.5, 9.1, 10.9], 0.46)} />
        <path d={bogie(1.7)} />
        <path d={bogie(9.1)} />
        <path
          className="vehicle-dark"
          d="M.5-.98H12.1v-.24H.5zM0-1.34h.09v.44H0zM12.51-1.34h.09v.44h-.09z"
        />
        <path d="M.09-1.2h.41v.14H.09zM12.1-1.2h.41v.14h-.41z" />
        <path d="M1.5-1.28C1.02-1.28.84-1.9.84-2.58S1.02-3.88 1.5-3.88H11.1c.48 0 .66.62.66 1.3s-.18 1.3-.66 1.3z" />
        <path
          className="vehicle-fine"
          d="M1.5-3.88v2.6M2.9-3.88v2.6M4.9-3.88v2.6M7.7-3.88v2.6M9.7-3.88v2.6M11.1-3.88v2.6M4.5-4.1H8.1M4.5-4.1v.22M8.1-4.1v.22M4.7-4.1v-.62H7.9v.62M6.3-4.72v.62"
        />
        <path d="M5.86-3.88v-.26h.88v.26zM1.9-1.24h1.4l.3-.36H1.6zM9.3-1.24h1.4l.3-.36H9z" />
        <path
          className="vehicle-fine"
          d="M6.12-1V-3.9M6.48-1V-3.9M6.12-1.3h.36m-.36-.4h.36m-.36-.4h.36m-.36-.4h.36m-.36-.4h.36m-.36-.4h.36"
        />
        <path className="vehicle-dark" d="M6.06-.98h.5v.3h-.5z" />
      </g>
    </g>
  )
}
