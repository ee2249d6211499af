import { Boxes } from './Boxes.tsx'
import { stacked } from './containers.ts'

const aft = stacked(1414, 447, ['d', 'pbd', 'dpbpb', 'bdpdd'], 1.5)
const fore = stacked(1546, 447, ['pdbpd', 'bpdb', 'dpb'], 1.5)

const hull =
  'M1344 445C1345 462 1349 480 1356 494L1636 494C1641 476 1653 452 1672 432L1638 433 1632 447H1400V445Z'
const underWater =
  'M1356 494C1361 509 1372 521 1392 523H1608C1626 523 1636 522 1645 518 1655 514 1654 504 1644 502 1639 501 1637 498 1636 494Z'

/** A feeder ship under load: bridge aft, stacks forward, flare and bulb at the bow. */
export function Ship() {
  return (
    <>
      <path className="ice-to-port-hair" d="M1309 456 1348 447M1309 456 1346 452" />
      <path className="ice-to-port-hull-under" d={underWater} />
      <path className="ice-to-port-wheels" d="M1361 505h-4v15h4zM1357 510h-6v5h6z" />
      <Boxes {...aft} />
      <Boxes {...fore} />
      <path
        className="ice-to-port-hair"
        d="M1412.7 447V420M1444.2 447V407M1475.7 447V381M1507.20 447V381M1544.50 447V381M1576.20 447V381M1607.70 447V394M1639.5 434V408"
      />
      <path
        className="ice-to-port-house"
        d="M1356 446V372H1392V446ZM1349 372H1399V358H1349ZM1358 358H1390V352H1358Z"
      />
      <path className="ice-to-port-funnel" d="M1345 446V394H1356V446Z" />
      <path className="ice-to-port-panes" d="M1352 362H1396V366H1352Z" />
      <path
        className="ice-to-port-hair"
        d="M1356 384.5H1392M1356 397H1392M1356 409.5H1392M1356 422H1392M1356 434.5H1392M1374 352V330M1369 336H1379M1371 341H1377M1345 402H1356M1384 352v-6h5v6"
      />
      <path
        className="ice-to-port-ports"
        d="M1361 378.5H1388M1361 391H1388M1361 403.5H1388M1361 416H1388M1361 428.5H1388"
      />
      <path className="ice-to-port-hull" d={hull} />
      <path
        className="ice-to-port-hair"
        d="M1345 445V440H1400M1638 433V427H1668L1672 432M1655 427V400M1650 406H1660M1655 402 1640 434"
      />
      <path className="ice-to-port-waterline" d="M1352.5 485H1639" />
      <path className="ice-to-port-anchor" d="M1643 454v7m-3-2q3 4 6 0" />
    </>
  )
}
