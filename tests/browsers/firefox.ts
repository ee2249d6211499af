import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { type Engine, until } from './engine.ts'

type Message = {
  id?: number
  error?: string
  message?: string
  result?: Record<string, unknown>
  method?: string
  params?: { level?: string; text?: string }
}

/** Firefox, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function firefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', `--remote-debugging-port=${port}`, '--profile', profile],
    { stdio: 'ignore' },
  )
  const socket = await connect(`ws://127.0.0.1:${port}/session`).catch((error: unknown) => {
    // Nobody else would end it.
    browser.kill('SIGTERM')
    throw error
  })
  const waiting = new Map<number, (message: Message) => void>()
  let errors: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    if (message.method === 'log.entryAdded' && message.params?.level === 'error') {
      errors.push(message.params.text ?? '')
    }
  })
  let last = 0
  async function command(method: string, params: object): Promise<Record<string, unknown>> {
    last += 1
    const id = last
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await answer
    if (error) throw new Error(`${method}: ${error}, ${message}`)
    return result ?? {}
  }

  await command('session.new', { capabilities: {} })
  await command('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await command('browsingContext.create', { type: 'tab' })
  return {
    async open(url) {
      await command('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = await command('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = answer as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    async perform(actions) {
      await command('input.performActions', { context, actions })
    },
    async widen(width) {
      await command('browsingContext.setViewport', { context, viewport: { width, height: 800 } })
      return width
    },
    errors() {
      const found = errors
      errors = []
      return found
    },
    async close() {
      socket.close()
      browser.kill('SIGTERM')
      if (browser.exitCode === null) await once(browser, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function connect(address: string): Promise<WebSocket> {
  let open: WebSocket | undefined
  await until('Firefox listens', async () => {
    const socket = new WebSocket(address)
    return new Promise((resolve) => {
      socket.addEventListener('open', () => {
        open = socket
        resolve(true)
      })
      socket.addEventListener('error', () => resolve(false))
    })
  })
  if (!open) throw new Error('Firefox did not listen')
  return open
}
