import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import type { RailDrawing } from '../../graphics/frame/rail-drawing.ts'
import { Person } from '../../graphics/marks/Person.tsx'
import './tap-stand.css'
import '../../graphics/frame/Flow.css'

const ground = 520
/** Units in one metre, for the people and what they reach. */
const metre = 106

/** A tap stand in elevation, in the order in which a project builds it. */
export function tapStand(words: DrawingNames): RailDrawing {
  return {
    ...words,
    width: 720,
    height: 620,
    firstTop: ground - 70,
    shows: 'so far',
    base: (
      <g className="tap-stand">
        <path className="tap-earth" d={`M0 ${ground}H720V620H0z`} />
        <path className="tap-soil" d={soil} />
        <path className="tap-ground" d={`M0 ${ground}H720`} />
      </g>
    ),
    parts: [
      <g className="tap-stand" key="share">
        <path className="tap-pipe" d={`M0 578H130V${ground}`} />
        <path className="tap-pipe-water" data-flow d={`M0 578H130V${ground}`} />
        <path className="tap-arrow" d="M52 570l12 8-12 8" />
        <path className="tap-slab" d={`M96 ${ground - 12}H470V${ground}H96z`} />
        <path className="tap-flange" d={`M116 ${ground - 18}h28v6h-28z`} />
      </g>,
      <g className="tap-stand" key="project">
        <path className="tap-leg" d={`M168 ${ground - 12}L184 232M316 ${ground - 12}L300 232`} />
        <path
          className="tap-brace"
          d="M171 456L305 326M313 456L179 326M180 300L302 250M304 300L182 250M172 456H312M179 326H305"
        />
        <path className="tap-pipe" d={`M130 ${ground - 18}V222H176`} />
        <path className="tap-pipe-water" data-flow d={`M130 ${ground - 18}V222H176`} />
        <path className="tap-deck" d="M160 224H324V234H160z" />
        <path className="tap-tank" d="M178 224V108c0-10 30-18 64-18s64 8 64 18V224z" />
        <path className="tap-level" d="M179 224V150q16-7 32 0t32 0t32 0t30 0V224z" />
        <path className="tap-seam" d="M178 138h128M178 182h128" />
        <path className="tap-lid" d="M226 90V80h32v10z" />
      </g>,
      <g className="tap-stand" key="community">
        <path className="tap-pipe" d={`M290 234V300H356V${ground - 116}H452`} />
        <path className="tap-pipe-water" data-flow d={`M290 234V300H356V${ground - 116}H452`} />
        <path className="tap-wall" d={`M372 ${ground - 12}V${ground - 150}H452V${ground - 12}z`} />
        <path
          className="tap-tap"
          d={`M452 ${ground - 122}h22v-5h8v5h10v22h-8v-12h-32zM452 ${ground - 74}h0`}
        />
        <path className="tap-stream" d={`M488 ${ground - 100}V${ground - 56}`} />
        <path
          className="tap-can"
          d={`M470 ${ground}V${ground - 44}h8v-10h18v10h10V${ground}zM516 ${ground}v-34h6v-8h14v8h8v34z`}
        />
        <g transform={`translate(596 ${ground}) scale(${metre})`}>
          <Person />
        </g>
        <g transform={`translate(660 ${ground}) scale(${metre * 0.68})`}>
          <Person />
        </g>
      </g>,
      <g className="tap-stand" key="support">
        <path
          className="tap-roof"
          d={`M340 ${ground - 214}L352 ${ground - 228}H566L560 ${ground - 214}z`}
        />
        <path
          className="tap-post"
          d={`M394 ${ground - 150}V${ground - 214}M550 ${ground}V${ground - 214}M550 ${ground - 184}L526 ${ground - 214}`}
        />
        <circle className="tap-meter" cx="130" cy="392" r="22" />
        <path className="tap-needle" d="M130 392L142 380M116 392h4M130 378v4M144 392h-4" />
        <path
          className="tap-gauge"
          d="M320 116h14V224h-14zM320 116h14v12h-14zM320 140h14v12h-14zM320 164h14v12h-14zM320 188h14v12h-14zM320 212h14v12h-14z"
        />
        <path className="tap-notice" d={`M392 ${ground - 130}h40v52h-40z`} />
        <path className="tap-lines" d={`M398 ${ground - 118}h28m-28 10h28m-28 10h18`} />
      </g>,
    ],
  }
}

/** Short strokes in the earth, as sections hatch it. */
const soil = Array.from({ length: 40 }, (_, at) => {
  const x = (at * 67) % 712
  const y = 536 + ((at * 29) % 74)
  return `M${x} ${y}h${8 + ((at * 5) % 14)}`
}).join('')
