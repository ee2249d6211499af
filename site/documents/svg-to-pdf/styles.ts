/** The stylesheets of the drawings, as the browser gets them, and the tokens they use. */
const sheets = import.meta.glob<string>('../../graphics/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const tokenSheets = import.meta.glob<string>('../../styles/tokens.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The families by the names under which a drawing asks for them. */
const families = { serif: 'serif', sans: 'sans' } as const

const tokens = new Map<string, string>([
  ...Object.values(tokenSheets).flatMap((css) =>
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.trim()] as const,
    ),
  ),
  ['--font-serif', families.serif],
  ['--font-sans', families.sans],
])

/** A text with every `var()` replaced by its token; a name without one falls back to the ink. */
export function resolved(text: string): string {
  const next = text.replace(
    /var\((--[\w-]+)\)/g,
    (_, name: string) => tokens.get(name) ?? 'currentcolor',
  )
  return next === text ? next : resolved(next)
}

/** A colour token of the site, such as `lava-text`. */
export function colour(name: string): string {
  const value = tokens.get(`--color-${name}`)
  if (!value) throw new Error(`There is no colour ${name}`)
  return value
}

const stylesheets = Object.values(sheets).map(resolved)

/** The stylesheets that name a class of this markup, without custom properties. */
export function stylesFor(markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  return stylesheets
    .filter((css) => [...classes].some((name) => css.includes(`.${name}`)))
    .join('\n')
}
