import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { kyselyReplies } from './db/kysely-replies.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { describeError } from './http/log.ts'
import { imapMailbox } from './replies/imap-mailbox.ts'
import { joinReplies } from './replies/join-replies.ts'

/** Milliseconds between two looks into the mailbox. */
const interval = 60_000

/** Joins what comes into the mailbox of `IMAP_URL` to the leads, every minute until stopped; without one, nothing. */
export function startReadingReplies(
  config: Config,
  database: OpenDatabase,
  emergencyMailbox: string | undefined,
  log: FastifyBaseLogger,
  now: () => number,
): { stop: () => Promise<void> } {
  const { imapUrl } = config
  if (!imapUrl) return { stop: async () => {} }
  const { host, pathname, username } = new URL(imapUrl)
  const ours = [...Object.values(config.mail), emergencyMailbox ?? '']
  const stopping = new AbortController()
  const deps = {
    open: imapMailbox(imapUrl),
    store: kyselyReplies(database, now),
    mailbox: `${username}@${host}${pathname}`,
    ours: new Set(ours.map((address) => address.toLowerCase())),
    stop: stopping.signal,
  }
  let underWay: Promise<void> | undefined
  let isDown = false

  async function read(): Promise<void> {
    try {
      const replies = await joinReplies(deps)
      if (isDown) log.info('The mailbox of IMAP_URL is read again')
      isDown = false
      if (replies > 0) log.info({ replies }, 'Replies joined their leads')
    } catch (error) {
      // Said once: while it lasts, every minute fails.
      if (!isDown && !stopping.signal.aborted)
        log.error(describeError(error), 'The mailbox of IMAP_URL cannot be read')
      isDown = true
    }
  }

  function look(): void {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
  }

  look()
  const timer = setInterval(look, interval).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
