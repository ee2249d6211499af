import { Boxes } from './Boxes.tsx'
import { stacked } from './containers.ts'

const yard = stacked(1112, 462, ['pb', 'dpb'], 3)
const truss = Array.from({ length: 18 }, (_, index) => `M${1172 + index * 16} 328l8-8 8 8`).join('')

/** Quay wall, ship-to-shore gantry crane and the containers that wait under its back reach. */
export function Quay() {
  return (
    <>
      <path className="ice-to-port-concrete" d="M1286 462H1316V604H1296V500H1286Z" />
      <path
        className="ice-to-port-hair"
        d="M1296 520h20m-20 20h20m-20 20h20m-20 20h20m-10-80v20m0 20v20m0 20v20M1286 474h-76m0-7v14"
      />
      <path className="ice-to-port-outline" d="M1286 462H1316V602" />
      <path
        className="ice-to-port-wheels"
        d="M1316 470h5v10h-5zM1316 486h5v10h-5zM1306 462v-5h-3v-2h9v2h-3v5z"
      />
      <Boxes {...yard} />
      <path className="ice-to-port-hair" d={truss} />
      <path
        className="ice-to-port-hair"
        d="M1272 252 1178 318M1272 252 1382 320M1272 252 1452 320M1276 252 1382 317"
      />
      <path
        className="ice-to-port-hair"
        d="M1216 402 1290 328M1216 328 1290 402M1216 402l37 44 37-44"
      />
      <path
        className="ice-to-port-girder"
        d="M1216 458V328M1290 458V328L1272 252 1240 328M1216 402H1290M1210 446H1296"
      />
      <path
        className="ice-to-port-girder-core"
        d="M1216 458V328M1290 458V328L1272 252 1240 328M1216 402H1290M1210 446H1296"
      />
      <path className="ice-to-port-boom" d="M1164 318H1464V322H1164ZM1172 327H1458V330H1172Z" />
      <path className="ice-to-port-house" d="M1188 302H1230V318H1188ZM1398 331h12l-3 11h-9z" />
      <path
        className="ice-to-port-wheels"
        d="M1210 458h5v4h-5zM1218 458h5v4h-5zM1284 458h5v4h-5zM1292 458h5v4h-5zM1415 330h28v4h-28zM1268 246h8v6h-8z"
      />
      <path className="ice-to-port-hair" d="M1418 334 1416 366M1440 334 1442 366" />
      <path className="ice-to-port-boom" d="M1415 366H1443V369H1415Z" />
      <Boxes deep="M1414 370h30v13h-30z" pale="" bare="" />
    </>
  )
}
