import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { type Engine, until } from './engine.ts'

/** Debian's small browser around WebKit, in whichever library's folder it lies. */
const browserFile = () => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').sort().at(-1) ?? ''

/** WebKit, Safari's engine, by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function webkit(): Promise<Engine> {
  const display = `:${90 + (process.pid % 400)}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1000x24'], { stdio: 'ignore' })
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Without compositing the page transitions crash this browser; without a graphics card Mesa draws.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const origin = `http://127.0.0.1:${port}`

  async function call(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

  await until('WebKitWebDriver listens', () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const options = {
    binary: browserFile(),
    args: ['--automation'],
  }
  const { sessionId } = (await call('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const evaluate: Engine['evaluate'] = async (expression) => {
    const script = `const done = arguments[0]
      Promise.resolve(${expression}).then((value) => done(JSON.stringify(value) ?? 'null'),
        (error) => done(JSON.stringify({ thrown: String(error) })))`
    const value = JSON.parse(
      String(await call(`${session}/execute/async`, { script, args: [] })),
    ) as never
    const thrown = (value as { thrown?: string } | null)?.thrown
    if (thrown) throw new Error(thrown)
    return value
  }
  return {
    async open(url) {
      await call(`${session}/url`, { url })
    },
    evaluate,
    async perform(actions) {
      await call(`${session}/actions`, { actions })
    },
    async widen(width) {
      await call(`${session}/window/rect`, { width, height: 900 })
      return evaluate<number>('innerWidth')
    },
    async close() {
      await call(session, undefined, 'DELETE').catch(() => {})
      for (const process of [driver, screen]) await end(process)
    },
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const gone = once(process, 'exit')
  process.kill('SIGTERM')
  await gone
}
