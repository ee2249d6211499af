import { Person } from '../../graphics/marks/Person.tsx'
import type { Building } from './buildings.ts'
import './BuildingSection.css'

/** A building cut open, in metres over the ground line: black what the section cuts, blue the drinking water. */
export function BuildingParts({ inside, seen, store, kept, people, pipes, cut, taps }: Building) {
  return (
    <>
      <path className="building-inside" d={inside} />
      <path className="building-seen" d={seen} />
      <path className="building-store" d={store} />
      <path className="building-kept" d={kept} />
      {people.map(([x, y, size = 1]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${-y}) scale(${size})`}>
          <Person />
        </g>
      ))}
      <path className="building-pipes" d={pipes} />
      <path className="building-cut" d={cut} />
      <path className="building-taps" d={taps} />
    </>
  )
}
