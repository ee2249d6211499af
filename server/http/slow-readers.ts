import type { FastifyInstance } from 'fastify'

/** How long an answer may take to be read: the patience, and the time of its bytes at the least rate. */
export type ReadingTime = {
  /** Milliseconds. */
  patience: number
  /** Bytes a second. */
  leastRate: number
}

/** A page by the slowest mobile line arrives within it; a film of 3 MB gets seven minutes. */
export const usualReadingTime: ReadingTime = { patience: 60_000, leastRate: 8 * 1024 }

/**
 * Closes the connection of a reader who takes longer: whoever takes a byte a minute is never idle,
 * and would keep a socket for days.
 */
export function closeSlowReaders(app: FastifyInstance, { patience, leastRate }: ReadingTime): void {
  app.addHook('onSend', async (_request, reply) => {
    const { raw } = reply
    const bytes = Number(reply.getHeader('content-length') ?? 0)
    const timer = setTimeout(() => raw.destroy(), patience + (bytes / leastRate) * 1000).unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
