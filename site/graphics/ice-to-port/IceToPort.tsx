import { FillingHall } from './FillingHall.tsx'
import { Land } from './Land.tsx'
import { Quay } from './Quay.tsx'
import { Ship } from './Ship.tsx'
import { Textures } from './Textures.tsx'
import { SeaSurface, Water } from './Water.tsx'
import '../frame/Flow.css'
import './IceToPort.css'

/** The whole section without a word on it, so that every window onto it stays clean. */
export function IceToPort() {
  return (
    <g className="ice-to-port">
      <defs>
        <Textures />
      </defs>
      <Land />
      <Water />
      <Quay />
      <FillingHall />
      <Ship />
      <SeaSurface />
    </g>
  )
}
