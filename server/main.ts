import { compose, type Server } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { SiteMissing } from './http/published-files.ts'
import { ConfigError } from './kernel/config-error.ts'

/** Longest graceful stop, milliseconds; what supervisors usually allow is 30 s. */
const stopDeadline = 25_000

/** The codes of PostgreSQL; those of the operating system hold no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/

try {
  const config = readConfig(process.env)
  await serve(config, await compose(config, { siteDirectory: 'dist', logLevel: 'info' }))
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

async function serve(config: Config, server: Server): Promise<void> {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Whoever asks twice will not wait.
      if (stopping) process.exit(1)
      stopping = true
      void stop(server)
    })
  }
  await server.app.listen({ port: config.port, host: config.host })
  process.stdout.write(`Serving on ${server.publicUrl()}\n`)
}

async function stop(server: Server): Promise<void> {
  setTimeout(() => process.exit(1), stopDeadline).unref()
  try {
    await server.close()
    process.exit(0)
  } catch {
    process.exit(1)
  }
}

/** One line for an operator that names the variable to look at. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof SiteMissing) return error.message
  const { code = '', syscall, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT is in use by another process'
  if (syscall === 'listen') return `HOST or PORT cannot be listened on: ${code}`
  if (syscall === 'connect' || syscall === 'getaddrinfo' || sqlState.test(code)) {
    return `DATABASE_URL cannot be used: ${message.split('\n')[0] || code}`
  }
  if (syscall !== undefined || code === 'ERR_SQLITE_ERROR') {
    return `DATA_DIR cannot be used: ${message.split('\n')[0]}`
  }
  return `The server could not start: ${message.split('\n')[0]}`
}
