import { Readable } from 'node:stream'
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
 * and would keep a socket for days. An answer that is written while it is sent, whose length nobody
 * knows, is judged anew after each patience by what was taken since.
 */
export function closeSlowReaders(app: FastifyInstance, { patience, leastRate }: ReadingTime): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const { raw } = reply
    // Closed while the answer was made: nothing would end the watch.
    if (raw.destroyed) return
    const length = reply.getHeader('content-length')
    const isWrittenMeanwhile = length === undefined && payload instanceof Readable
    let taken = 0
    const judge = () => {
      const now = raw.socket?.bytesWritten ?? 0
      if (now - taken < (patience / 1000) * leastRate) raw.destroy()
      taken = now
    }
    const timer = isWrittenMeanwhile
      ? setInterval(judge, patience)
      : setTimeout(() => raw.destroy(), patience + (Number(length ?? 0) / leastRate) * 1000)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
