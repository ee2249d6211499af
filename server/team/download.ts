import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that a call answers with, written while it is sent. */
export class Download {
  readonly name: string
  readonly type: string
  readonly content: Readable | string

  /** `name` holds nothing but letters, digits, dots and hyphens. */
  constructor(name: string, type: string, content: Readable | string) {
    this.name = name
    this.type = type
    this.content = content
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-type', this.type)
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .header('cache-control', 'no-store')
      .send(this.content)
  }
}
