import { CutContainer } from '../../graphics/container/CutContainer.tsx'
import { Person } from '../../graphics/marks/Person.tsx'
import { RailCar } from '../../graphics/solutions/RailCar.tsx'
import { Tanker } from '../../graphics/solutions/Tanker.tsx'
import { PacksUnderLens } from './PacksUnderLens.tsx'
import './FormatLine.css'
import './HeroLagoon.css'
import './HeroLead.css'

type FormatLineProps = {
  /** What the list is of, for those who cannot see it. */
  label: string
  formats: readonly {
    drawn: keyof typeof objects
    name: string
    /** What one of it holds, or what sets that. */
    volume: string
    /** Shown on paper only. */
    text: string
    href: string
  }[]
  /** Over a picture in words alone; on paper with a drawing of each. */
  on: 'picture' | 'paper'
}

/** Each format in metres, upwards negative, and the part of the ground that it takes. */
const objects = {
  packs: { box: '0 -3.4 3 3.4', art: <PacksUnderLens litres={[5, 10]} /> },
  flexitank: {
    box: '-1 -2.65 7.1 2.65',
    art: (
      <>
        <g transform="translate(-.62)">
          <Person />
        </g>
        <CutContainer />
      </>
    ),
  },
  tanker: { box: '-.2 -3.3 8.95 3.3', art: <Tanker /> },
  rail: { box: '-.1 -4.86 12.8 4.86', art: <RailCar /> },
} as const

/** What can be bought, one beside the other on one line; each leads to its page. */
export function FormatLine({ label, formats, on }: FormatLineProps) {
  return (
    <ul className="format-line" data-on={on} aria-label={label}>
      {formats.map(({ drawn, name, volume, text, href }) => (
        <li key={drawn} data-drawn={drawn}>
          <a href={href}>
            {on === 'paper' && (
              <svg viewBox={objects[drawn].box} aria-hidden="true">
                {objects[drawn].art}
              </svg>
            )}
            <span className="format-line-name">{name}</span>{' '}
            <span className="format-line-volume">{volume}</span>
            {on === 'paper' && <span className="note"> {text}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
