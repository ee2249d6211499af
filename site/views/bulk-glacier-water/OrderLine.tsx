import { Drawing } from '../../graphics/frame/Drawing.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './order-line.css'

const ground = 206
const shores = { west: 772, east: 1016 }

/** Lines of the sea that follow the two quays, as charts engrave them. */
const swell = [0, 1, 2].map((row) => {
  const y = ground + 18 + row * 13
  const inset = 16 + row * 22
  const waves = Math.floor((shores.east - shores.west - 2 * inset) / 24)
  return `M${shores.west + inset} ${y}${'q6-5 12 0t12 0'.repeat(waves)}`
})

const bladder = (x: number, y: number, length: number, height: number) =>
  `M${x + 9} ${y}c-6 0-8-6-8-${height / 2}s3-${height / 2} 14-${height / 2}h${length - 30}c11 0 14 0 14 ${height / 2}s-2 ${height / 2}-8 ${height / 2}z`

const wheel = (x: number) => `M${x - 7} ${ground - 7}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`

/** An order from the letter to the tank: its words as a thin line, the water as a thick one. */
export function OrderLine(words: DrawingNames) {
  return (
    <Drawing {...words} className="order-line" width={1288} height={264}>
      <path
        className="order-ground"
        d={`M0 ${ground}H${shores.west}V258M${shores.east} 258V${ground}H1288`}
      />
      <path
        className="order-sea"
        d={`M${shores.west} ${ground + 8}H${shores.east}V258H${shores.west}z`}
      />
      <path className="order-swell" d={swell.join('')} />

      <path className="order-words" d="M132 128H280M364 128H512" />
      <path className="order-arrow" d="M268 121l9 7-9 7M500 121l9 7-9 7" />
      <g className="order-letter">
        <path className="order-paper" d="M22 90H132V166H22z" />
        <path d="M22 90L77 134L132 90" />
        <path className="order-fine" d="M22 166L62 122M132 166L92 122" />
        <path className="order-accent" d="M72 124h10v10h-10z" />
      </g>
      <g className="order-quote">
        <path className="order-paper" d="M280 66H346L364 84V190H280z" />
        <path d="M346 66V84H364" />
        <path className="order-fine" d="M294 100h56M294 114h56M294 128h38M294 152h56M294 166h56" />
        <path className="order-accent" d="M338 122h12v12h-12z" />
      </g>

      <g className="order-hall">
        <path className="order-paper" d={`M518 ${ground}V86L622 52L726 86V${ground}z`} />
        <path className="order-fine" d="M518 86H726M566 86V70M622 86V52M678 86V70" />
        <path className="order-box" d={`M538 136H688V${ground - 6}H538z`} />
        <path className="order-load" d={bladder(542, ground - 10, 142, 50)} />
        <path
          className="order-water"
          d={`M538 106H694C704 106 708 112 708 120V${ground - 28}C708 ${ground - 18} 702 ${ground - 16} 690 ${ground - 16}`}
        />
        <path className="order-accent" d={`M683 ${ground - 21}h10v10h-10z`} />
      </g>

      <path className="order-water" d={`M726 ${ground}H${shores.west}`} />
      <path
        className="order-water order-sail"
        d={`M${shores.west} ${ground}C${shores.west + 30} ${ground + 40} ${shores.east - 30} ${ground + 40} ${shores.east} ${ground}`}
      />
      <path className="order-water" d={`M${shores.east} ${ground}H1044`} />
      <g className="order-ship">
        <path
          className="order-paper"
          d={`M798 ${ground - 26}H990L974 ${ground + 14}H820C808 ${ground + 14} 802 ${ground - 6} 798 ${ground - 26}z`}
        />
        <path className="order-fine" d={`M801 ${ground - 14}H985`} />
        <path
          className="order-paper"
          d={`M816 ${ground - 26}V${ground - 84}H848V${ground - 26}z`}
        />
        <path
          className="order-fine"
          d={`M812 ${ground - 84}H852M822 ${ground - 74}h20M832 ${ground - 84}v-22`}
        />
        <path
          className="order-box"
          d={`M860 ${ground - 44}h36v18h-36zM898 ${ground - 44}h36v18h-36zM936 ${ground - 44}h36v18h-36zM860 ${ground - 63}h36v18h-36zM936 ${ground - 63}h36v18h-36z`}
        />
        <path className="order-yours" d={`M898 ${ground - 63}h36v18h-36z`} />
      </g>

      <g className="order-yard">
        <path className="order-wheel" d={[1062, 1082, 1118, 1138].map((x) => wheel(x)).join('')} />
        <path className="order-box" d={`M1044 ${ground - 62}H1150V${ground - 20}H1044z`} />
        <path className="order-load" d={bladder(1047, ground - 23, 100, 28)} />
        <path className="order-paper" d={`M1040 ${ground - 20}H1156V${ground - 14}H1040z`} />
        <path
          className="order-water"
          d={`M1152 ${ground - 28}C1170 ${ground - 28} 1164 ${ground - 8} 1190 ${ground - 12}`}
        />
        <path className="order-accent" d={`M1146 ${ground - 33}h10v10h-10z`} />
        <path
          className="order-tank"
          d={`M1190 ${ground}V${ground - 128}C1190 ${ground - 140} 1272 ${ground - 140} 1272 ${ground - 128}V${ground}z`}
        />
        <path className="order-level" d={`M1190 ${ground}V${ground - 84}H1272V${ground}z`} />
        <path
          className="order-fine"
          d={`M1190 ${ground - 128}H1272M1262 ${ground - 128}V${ground}`}
        />
      </g>
    </Drawing>
  )
}
