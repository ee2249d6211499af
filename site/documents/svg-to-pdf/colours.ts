export type Paint = { colour: string; opacity: number }

/** A CSS colour as six hexadecimal digits and an opacity; null paints nothing. Throws on others. */
export function paint(value: string, current: string): Paint | null {
  const text = value.trim().toLowerCase()
  if (text === 'none' || text === 'transparent') return null
  if (text === 'currentcolor') return { colour: current, opacity: 1 }
  if (text === 'white') return { colour: '#ffffff', opacity: 1 }
  if (/^#[\da-f]{6}$/.test(text)) return { colour: text, opacity: 1 }
  if (/^#[\da-f]{3}$/.test(text)) {
    return { colour: text.replaceAll(/[\da-f]/g, (digit) => digit + digit), opacity: 1 }
  }
  const rgb = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+))?\)$/.exec(text)
  if (rgb) {
    const [, red, green, blue, opacity = '1'] = rgb
    return { colour: hex([red, green, blue].map(Number)), opacity: Number(opacity) }
  }
  const mix = /^color-mix\(in srgb,\s*(#\w+)(?:\s+([\d.]+)%)?,\s*(#\w+)\)$/.exec(text)
  if (mix) {
    const [, first = '', share = '50', second = ''] = mix
    const [one, other] = [channels(first, current), channels(second, current)]
    const part = Number(share) / 100
    return {
      colour: hex(one.map((value, index) => value * part + (other[index] ?? 0) * (1 - part))),
      opacity: 1,
    }
  }
  throw new Error(`A drawing uses a colour that documents do not know: ${value}`)
}

function channels(value: string, current: string): number[] {
  const { colour } = paint(value, current) ?? { colour: '#ffffff' }
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
