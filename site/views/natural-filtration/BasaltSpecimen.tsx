import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import type { SpecimenDrawing } from '../../graphics/frame/specimen-drawing.ts'
import './basalt-specimen.css'
import { fragment, largestPoreBefore, needleNear } from './fragment.ts'

type Words = DrawingNames & { inflow: string }

/** One fragment of lava, enlarged: pores, the crack that carries water, needles, the mass itself. */
export function basaltSpecimen(words: Words): SpecimenDrawing {
  const { inflow, ...names } = words
  const pore = largestPoreBefore(560)
  const needle = needleNear([790, 320])
  const crack = [640, 318] as const
  const mass = [838, 182] as const
  const left = 374
  return {
    ...names,
    width: 1288,
    height: 560,
    art: <Basalt id={words.id} words={inflow} />,
    labels: [
      {
        at: [0, 120],
        width: 290,
        hang: 'below',
        from: [0, 120],
        via: [pore[0] - 120, 120],
        to: pore,
      },
      { at: [0, 380], width: 290, hang: 'below', from: [0, 380], via: [520, 380], to: crack },
      {
        at: [998, 120],
        width: 290,
        hang: 'below',
        from: [1288, 120],
        via: [900, 120],
        to: mass,
      },
      { at: [998, 380], width: 290, hang: 'below', from: [1288, 380], via: [930, 380], to: needle },
    ],
    narrow: {
      width: 548,
      height: 540,
      art: (
        <g transform={`translate(-${left} 0)`}>
          <Basalt id={`${words.id}-close`} words={inflow} />
        </g>
      ),
      marks: [pore, crack, mass, needle].map(([x, y]) => [x - left, y] as const),
    },
  }
}

/** Drawn twice, each with patterns of its own: those of a hidden drawing are not painted. */
function Basalt({ id, words }: { id: string; words: string }) {
  return (
    <g className="basalt">
      <clipPath id={`${id}-outline`}>
        <path d={fragment.outline} />
      </clipPath>
      <pattern
        id={`${id}-hatch`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path className="basalt-hatch" d="M0 3H6" />
      </pattern>
      <path className="basalt-body" d={fragment.outline} />
      <g clipPath={`url(#${id}-outline)`}>
        <path
          fill={`url(#${id}-hatch)`}
          d="M360 340C470 470 690 470 790 390S880 250 870 150L940 200V560H360Z"
        />
        <path className="basalt-joint" d={fragment.crack} />
        <path className="basalt-water" d={fragment.crack} />
      </g>
      <path
        className="basalt-needles"
        d={fragment.needles
          .map(({ x, y, r, turn }) => {
            const [dx, dy] = [r * Math.cos(turn), r * Math.sin(turn)]
            return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}l${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}`
          })
          .join('')}
      />
      {fragment.pores.map(({ x, y, r, turn }) => (
        <ellipse
          key={`${x} ${y}`}
          className="basalt-pore"
          rx={r.toFixed(1)}
          ry={(r * 0.8).toFixed(1)}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
        />
      ))}
      <path className="basalt-rim" d={fragment.outline} />
      <path className="basalt-water-in" d="M604 22V60M700 490V536" />
      <text className="basalt-scale" x="644" y="34">
        {words}
      </text>
    </g>
  )
}
