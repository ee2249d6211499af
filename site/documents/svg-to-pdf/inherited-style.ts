import type { SvgElement } from './markup.ts'

/** What a drawing hands down from group to shape. */
export type InheritedStyle = {
  fill: string
  stroke: string
  strokeWidth: number
  dash: string
  cap: string
  join: string
  opacity: number
  fillOpacity: number
  /** Units of the drawing. */
  fontSize: number
  family: string
  italic: boolean
  weight: number
  anchor: string
  /** Em. */
  tracking: number
  steady: boolean
  hidden: boolean
}

export const initialStyle: InheritedStyle = {
  fill: '#06212b',
  stroke: 'none',
  strokeWidth: 1,
  dash: 'none',
  cap: 'butt',
  join: 'miter',
  opacity: 1,
  fillOpacity: 1,
  fontSize: 16,
  family: 'sans',
  italic: false,
  weight: 400,
  anchor: 'start',
  tracking: 0,
  steady: false,
  hidden: false,
}

/** The element's own attributes, outweighed by its style. */
export function propertiesOf({ attributes }: SvgElement): Record<string, string> {
  const style = (attributes.style ?? '')
    .split(';')
    .map((line) => line.split(/:(.*)/s))
    .map(([name = '', value = '']) => [name.trim(), value.replace('!important', '').trim()])
  return { ...attributes, ...Object.fromEntries(style.filter(([name]) => name)) }
}

/** The style with which an element is drawn, given that of its parent. */
export function styleOf(element: SvgElement, parent: InheritedStyle): InheritedStyle {
  const own = propertiesOf(element)
  const shorthand = /(?:(\d{3}) )?([\d.]+)px(?: ?\/ ?[\d.]+)? (\w+)/.exec(own.font ?? '')
  const number = (name: string, otherwise: number) => {
    const value = Number.parseFloat(own[name] ?? '')
    return Number.isNaN(value) ? otherwise : value
  }
  const size = shorthand?.[2] ? `${shorthand[2]}px` : own['font-size']
  const fontSize = size ? lengthOf(size, parent.fontSize) : parent.fontSize
  return {
    fill: own.fill ?? parent.fill,
    stroke: own.stroke ?? parent.stroke,
    strokeWidth: number('stroke-width', parent.strokeWidth),
    dash: own['stroke-dasharray'] ?? parent.dash,
    cap: own['stroke-linecap'] ?? parent.cap,
    join: own['stroke-linejoin'] ?? parent.join,
    // Of one element, not inherited; multiplied, because its children lie inside it.
    opacity: parent.opacity * (own.opacity === undefined ? 1 : Number(own.opacity)),
    fillOpacity: number('fill-opacity', parent.fillOpacity),
    fontSize,
    family: shorthand?.[3] ?? own['font-family'] ?? parent.family,
    italic: own['font-style'] ? own['font-style'] === 'italic' : parent.italic,
    weight: Number(shorthand?.[1]) || number('font-weight', parent.weight),
    anchor: own['text-anchor'] ?? parent.anchor,
    tracking: own['letter-spacing'] ? lengthOf(own['letter-spacing'], 1) : parent.tracking,
    steady: own['vector-effect'] === 'non-scaling-stroke',
    hidden: own.display === 'none',
  }
}

/** A length in units of the drawing. */
export function lengthOf(text: string, em: number): number {
  const value = Number.parseFloat(text) || 0
  return text.endsWith('em') ? value * em : value
}
