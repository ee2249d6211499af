import type { ContainerLabels } from '../container/ContainerScene.tsx'
import { Leader } from '../frame/Leader.tsx'
import { field } from './land.ts'
import './IceToPortLabels.css'

export type IceToPortWords = {
  ice: string
  lava: string
  /** How long water stays in each tone of the lava, from the top down. */
  years: readonly [string, string, string]
  spring: string
  hall: string
  /** Over the inset, the only part that is to scale. */
  inset: string
  container: ContainerLabels
  ship: string
  sea: string
}

const frame = { x: 792, y: 10, width: 424, height: 252 }
const yearLevels = [500, 563, 634] as const
const yearTones = [
  'ice-to-port-years ice-to-port-years-upper',
  'ice-to-port-years ice-to-port-years-middle',
  'ice-to-port-years ice-to-port-years-deep',
] as const

type IceToPortLabelsProps = {
  words: IceToPortWords
  /** The container scene, in units of this drawing. */
  inset: { href: string; height: number }
}

/** What the drawing names: numbers as in the captions below it, names of water in italics. */
export function IceToPortLabels({ words, inset }: IceToPortLabelsProps) {
  return (
    <g className="ice-to-port-labels">
      <Numbered number={1} x={76} y={340} name={words.ice} kind="ice" />
      <Leader from={[560, 392]} to={[560, field(560)]} />
      <Numbered number={2} x={546} y={382} name={words.lava} kind="thing" />
      {words.years.map((years, index) => (
        <text
          key={years}
          className={yearTones[index]}
          x="1196"
          y={yearLevels[index]}
          textAnchor="end"
        >
          {years}
        </text>
      ))}
      <Leader from={[768, 398]} to={[768, 467]} />
      <Numbered number={3} x={716} y={388} name={words.spring} kind="water" />
      <text x="918" y="366" textAnchor="middle">
        {words.hall}
      </text>
      <rect className="ice-to-port-frame" {...frame} />
      <Leader from={[1045, frame.y + frame.height]} to={[1045, 447]} />
      <Numbered number={4} x={frame.x + 18} y={frame.y + 42} name={words.inset} kind="thing" />
      <use href={inset.href} x={frame.x + 18} y={frame.y + frame.height - inset.height} />
      <Leader from={[1561, 338]} to={[1561, 388]} />
      <Numbered number={5} x={1546} y={328} name={words.ship} kind="thing" />
      <text className="drawing-water-name" x="1478" y="590">
        {words.sea}
      </text>
    </g>
  )
}

const classes = {
  thing: undefined,
  water: 'drawing-water-name',
  ice: 'drawing-water-name ice-to-port-ice-name',
}

type NumberedProps = {
  number: number
  x: number
  y: number
  name: string
  kind: keyof typeof classes
}

/** Number and name in one line of text, so that they keep their distance at every letter size. */
function Numbered({ number, x, y, name, kind }: NumberedProps) {
  return (
    <text className={classes[kind]} x={x} y={y}>
      <tspan className="ice-to-port-number">{number}</tspan>
      <tspan dx="9">{name}</tspan>
    </text>
  )
}
