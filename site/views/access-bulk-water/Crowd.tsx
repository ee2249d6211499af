import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import { Person } from '../../graphics/marks/Person.tsx'
import './Crowd.css'

/** Room that one person takes, and the units of the drawing in a metre. */
const cell = [10, 24] as const
const metre = 11

/** People in a row. */
const across = 100

/** So many people, each drawn, in rows of a hundred. Decorative. */
export function Crowd({ people }: { people: number }) {
  const [x, y] = cell
  return (
    <svg
      className="crowd"
      viewBox={`0 0 ${across * x} ${Math.ceil(people / across) * y}`}
      data-people={people}
      aria-hidden="true"
    >
      <MarkGrid
        id="crowd-person"
        count={people}
        across={across}
        pitch={cell}
        mark={
          <g transform={`translate(${x / 2} ${y - 2}) scale(${metre})`}>
            <Person />
          </g>
        }
      />
    </svg>
  )
}
