import type { FastifyLoggerOptions } from 'fastify'

/**
 * The log: JSON lines on standard error. It carries no personal data: no client
 * address, no query, no body, and of an error only its kind, code and place,
 * because messages of mail servers and parsers quote what they were given.
 */
export function logOptions(
  level: string,
): FastifyLoggerOptions & { stream: NodeJS.WritableStream } {
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: (request) => ({ method: request.method }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({ ...describeError(error), message: '', stack: placesOf(error) }),
    },
  }
}

export type ErrorFacts = {
  type: string
  /** The kind of the innermost cause. */
  cause?: string
  code?: string
  response?: number
  command?: string
}

/** What may be logged of an error, its causes included. */
export function describeError(error: unknown): ErrorFacts {
  const facts: ErrorFacts = { type: error instanceof Error ? error.name : typeof error }
  for (const layer of layersOf(error)) {
    if (layer !== error) facts.cause = layer.name
    const { code, responseCode, command } = layer as Error & Record<string, unknown>
    if (typeof code === 'string') facts.code ??= code
    if (typeof responseCode === 'number') facts.response ??= responseCode
    if (typeof command === 'string') facts.command ??= command
  }
  return facts
}

/** The frames of the stacks without their first lines, which repeat the messages. */
function placesOf(error: Error): string {
  const lines = [...layersOf(error)].flatMap(({ stack }) => (stack ?? '').split('\n'))
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

/** An error and its causes, outermost first. */
function* layersOf(error: unknown): Generator<Error> {
  for (let layer = error; layer instanceof Error; layer = layer.cause) yield layer
}
