import { besideIt, type Cut, type StandIn } from './faces.ts'

export type MeasuredCut = Cut & {
  /** How much wider ours is at the same size. */
  ratio: number
  /** Of ours, above and below the baseline, in percent of its size. */
  ascent: number
  descent: number
}

export type MeasuredStandIn = Omit<StandIn, 'cuts'> & { cuts: readonly MeasuredCut[] }

const percent = (part: number) => `${part.toFixed(2)}%`

/** The sheet that names them all, each with the size and the lines of what it stands in for, and the two stacks. */
export function styleSheet(standIns: readonly MeasuredStandIn[]): string {
  const stack = (of: StandIn['of'], last: string) => {
    const names = [of, ...standIns.filter((one) => one.of === of).map(({ name }) => name)]
    return [...names.map((name) => `"${name}"`), last]
  }
  return `/*
 * What stands in until a typeface arrives, or where it never does. Written by \`npm run stand-ins\`
 * (tools/measure-stand-ins.ts), which measured each; docs/decisions/0059-stand-ins-for-every-machine.md.
 */
${standIns.flatMap(({ name, cuts }) => cuts.map((cut) => face(name, cut))).join('\n')}
:root {
${declaration('--font-serif', stack('Newsreader', 'serif'))}
${declaration('--font-sans', stack('Instrument Sans', 'sans-serif'))}
}
`
}

/** The sheet of Arabic pages alone: what writes their letters meanwhile, and the stacks of all that they are set in. */
export function arabicSheet(
  arabic: readonly MeasuredStandIn[],
  latin: readonly MeasuredStandIn[],
): string {
  const standing = (all: readonly MeasuredStandIn[], of: StandIn['of']) =>
    all.filter((one) => one.of === of).map(({ name }) => name)
  const stack = (of: keyof typeof besideIt, last: string) => {
    const letters = besideIt[of]
    const names = [of, letters, ...standing(arabic, letters), ...standing(latin, of)]
    return [...names.map((name) => `"${name}"`), last]
  }
  return `/* What stands in for the letters of Arabic pages. Written by \`npm run stand-ins\` as stand-ins.css is. */
${arabic.flatMap(({ name, cuts }) => cuts.map((cut) => face(name, cut, arabicLetters))).join('\n')}
:root:lang(ar) {
${declaration('--font-serif', stack('Newsreader', 'serif'))}
${declaration('--font-sans', stack('Instrument Sans', 'sans-serif'))}
}
`
}

/** As in typefaces-arabic.css: digits and Latin letters have stand-ins of their own. */
const arabicLetters = 'U+60C, U+61B, U+61F, U+621-652, U+66A, U+670'

/** As Biome writes it: on one line where that has room, else on as few as it takes. */
function declaration(property: string, values: readonly string[]): string {
  const line = `  ${property}: ${values.join(', ')};`
  if (line.length <= 100) return line
  const lines = ['']
  for (const value of values) {
    const full = `${lines.at(-1)} ${value},`
    if (full.length <= 97) lines.splice(-1, 1, full)
    else lines.push(` ${value},`)
  }
  return `  ${property}:\n${lines
    .map((one) => `   ${one}`)
    .join('\n')
    .slice(0, -1)};`
}

function face(
  name: string,
  { italic, weights, locals, ratio, ascent, descent }: MeasuredCut,
  letters?: string,
) {
  const sources = locals.map((local) => `local("${local}")`)
  const [lightest, boldest] = weights
  // Its lines are measured by its own size, which \`size-adjust\` has changed.
  return `@font-face {
  font-family: "${name}";
${declaration('src', sources)}
  font-weight: ${lightest === boldest ? lightest : `${lightest} ${boldest}`};
${italic ? '  font-style: italic;\n' : ''}  size-adjust: ${percent(ratio * 100)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
${letters ? `  unicode-range: ${letters};\n` : ''}}
`
}
