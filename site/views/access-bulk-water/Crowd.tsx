import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import { Person } from '../../graphics/marks/Person.tsx'
import './Crowd.css'

/** Room that one person takes, and the units of the drawing in a metre. */
const cell = [10, 24] as const
const metre = 11

/** So many people, each drawn: rows of a hundred, on narrow screens of eighty. Decorative. */
export function Crowd({ people }: { people: number }) {
  return (
    <>
      <Rows id="crowd-wide" people={people} across={100} />
      <Rows id="crowd-narrow" people={people} across={80} />
    </>
  )
}

function Rows({ id, people, across }: { id: string; people: number; across: number }) {
  const [x, y] = cell
  return (
    <svg
      className={`crowd ${id}`}
      viewBox={`0 0 ${across * x} ${Math.ceil(people / across) * y}`}
      data-people={people}
      aria-hidden="true"
    >
      <MarkGrid
        id={`${id}-person`}
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
