import { wheels } from './wheels.ts'

/** A road tanker from the side, in metres from its rear end on the ground, upwards negative. */
export function Tanker() {
  return (
    <g className="vehicle">
      <path className="vehicle-dark" d="M-.02-.8H8.4v-.2H-.02z" />
      <path d="M.52-1.02C.2-1.02.06-1.5.06-2.02S.2-3 .52-3H5.78c.32 0 .46.46.46.98s-.14 1-.46 1z" />
      <path
        className="vehicle-fine"
        d="M.56-3v1.98M1.72-3v1.98M2.92-3v1.98M4.12-3v1.98M5.32-3v1.98M5.74-3v1.98M.08-2.3H6.22M.9-3.02v-.2H5.5v.2M2.3-3.22v.2M3.7-3.22v.2"
      />
      <path d="M1.98-3v-.13h.56V-3zM3.32-3v-.13h.56V-3z" />
      <path
        className="vehicle-fine"
        d="M-.14-.9V-3.1H.3M.02-.95V-3.02M-.14-1.3h.16m-.16-.36h.14m-.14-.36h.14m-.14-.36h.14m-.14-.36h.16"
      />
      <path d="M6.5-.52V-2.8c0-.16.08-.24.24-.24h1.2c.2 0 .3.06.36.26L8.56-1.84c.03.1.04.18.04.28V-.52Z" />
      <path d="M7.38-1.94V-2.72H8l.24.78z" />
      <path
        className="vehicle-fine"
        d="M7.24-.7V-2.82H8.02M7.3-1.7h.2M6.7-.9V-2.7M8.46-1.2h.14M8.42-2.2h.14v.5"
      />
      <path className="vehicle-dark" d="M8.44-.34h.22v-.3h-.22z" />
      <path className="vehicle-fine" d="M3.7-.8v.42H6.5M3.7-.58H6.5" />
      <path d="M4.1-.8v-.02h1.2v.4H4.1z" />
      <path className="vehicle-wheel" d={wheels([1.6, 2.92, 7.5], 0.5)} />
    </g>
  )
}
