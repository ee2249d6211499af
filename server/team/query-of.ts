import type { FastifyRequest } from 'fastify'

/** The parameters of a call's address. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const mark = request.url.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : request.url.slice(mark))
}
