import { type Engine, until } from './engine.ts'

/** Which elements have a role by themselves or by their attribute. */
const selectors = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  tab: '[role=tab]',
  option: '[role=option]',
  combobox: '[role=combobox]',
} as const

export type Role = keyof typeof selectors

/** An expression for the visible element of a role and an exact name, or of a field and its label. */
function found(role: Role | 'field', name: string): string {
  const wanted = JSON.stringify(name)
  const shown =
    '(all) => [...all].filter((one) => one.checkVisibility() && one.getClientRects().length)'
  if (role === 'field') {
    return `(${shown})(document.querySelectorAll('input, textarea, button[role=combobox]')).find((one) =>
      [...(one.labels ?? [])].some((label) => label.textContent.trim().startsWith(${wanted})))`
  }
  return `(${shown})(document.querySelectorAll(${JSON.stringify(selectors[role])})).find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\\s+/g, ' ').trim() === ${wanted})`
}

/** Someone with a mouse and a keyboard before a browser. */
export function visitor(engine: Engine) {
  async function element(role: Role | 'field', name: string): Promise<string> {
    const expression = found(role, name)
    await until(`a ${role} “${name}”`, () => engine.evaluate<boolean>(`Boolean(${expression})`))
    return expression
  }

  async function press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async function click(role: Role | 'field', name: string): Promise<void> {
    const expression = await element(role, name)
    const place = await engine.evaluate<{ x: number; y: number }>(`(async () => {
      const target = ${expression}
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const { x, y, width, height } = target.getBoundingClientRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    })()`)
    const actions = [
      { type: 'pointerMove', origin: 'viewport', duration: 0, ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }

  return {
    click,
    press,
    async write(label: string, text: string): Promise<void> {
      // A field that moves while its page settles is missed by a first click.
      await until(`“${label}” in focus`, async () => {
        await click('field', label)
        return engine.evaluate<boolean>(
          `document.activeElement === ${await element('field', label)}`,
        )
      })
      await press(...text)
    },
    /** Waits until an expression is true in the page. */
    sees(what: string, expression: string): Promise<void> {
      return until(what, () => engine.evaluate<boolean>(`Boolean(${expression})`))
    },
    /** Reads a property of an element. */
    async reads<Result>(role: Role | 'field', name: string, property: string): Promise<Result> {
      return engine.evaluate<Result>(`(${await element(role, name)}).${property}`)
    },
  }
}
