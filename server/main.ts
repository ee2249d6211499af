import { realpath } from 'node:fs/promises'
import { compose, type Server } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { followLiveVersion } from './follow-live-version.ts'
import { describeError } from './http/log.ts'
import { SiteMissing } from './http/published-files.ts'
import { ConfigError } from './kernel/config-error.ts'
import { noteServer, otherServers } from './running-servers.ts'

/** Longest graceful stop, milliseconds; what supervisors usually allow is 30 s. */
const stopDeadline = 25_000
/**
 * Connections that the kernel keeps until we take them; it grants `net.core.somaxconn` at most, by default as many.
 * With Node's 511 a burst of 2,000 on a busy machine saw 44 of them reset.
 */
const backlog = 4_096

/** The codes of PostgreSQL; those of the operating system hold no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/

try {
  const config = readConfig(process.env)
  // Where the link points to now: it is switched, and this version's files are not those of the next one's list.
  const siteDirectory = await realpath('dist').catch(() => 'dist')
  const server = await compose(config, { siteDirectory, logLevel: 'info' })
  await serve(config, server)
  followLiveVersion(siteDirectory, {
    serveVersion: server.serveVersion,
    onTrouble: (error) =>
      server.app.log.error(describeError(error), 'The version that is live cannot be served'),
  })
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
      // A person at the keyboard has no proxy that must learn of it first.
      void stop(server, signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0)
    })
  }
  const others = otherServers()
  try {
    await server.app.listen({ port: config.port, host: config.host, backlog })
  } catch (error) {
    const holder = others.find(({ port }) => port === config.port)
    if (!holder || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const who = `the server that runs from this folder as process ${holder.process}`
    throw new ConfigError(`PORT is in use by ${who}: stop it, or set another PORT`)
  }
  for (const { port, process: number } of others) {
    const sentence = 'Another server runs from this folder'
    process.stdout.write(`${sentence}: port ${port}, process ${number}\n`)
  }
  noteServer(server.port())
  process.stdout.write(`Serving on ${server.publicUrl()}\n`)
}

/** Says for `drain` milliseconds that it is not ready, still serving, and then ends what is under way. */
async function stop(server: Server, drain: number): Promise<void> {
  setTimeout(() => process.exit(1), drain + stopDeadline).unref()
  try {
    server.refuseReadiness()
    await new Promise((resolve) => setTimeout(resolve, drain))
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
