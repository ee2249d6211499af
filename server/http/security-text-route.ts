import type { FastifyInstance } from 'fastify'

export type SecurityTextDeps = {
  /** The mailbox that reads what is reported. */
  securityContact: string
  /** Origin of the site. */
  publicUrl: () => string
  now: () => number
}

/** RFC 9116 advises less than a year; every answer is written anew, so that no copy of ours expires. */
const validFor = 180 * 86_400_000

/** `/.well-known/security.txt`: where a finding is reported. */
export function securityTextRoute(app: FastifyInstance, deps: SecurityTextDeps): void {
  const url = '/.well-known/security.txt'
  app.get(url, async (request, reply) => {
    request.surface = 'security-text'
    const expires = new Date(deps.now() + validFor).toISOString().replace(/T.*/, 'T00:00:00Z')
    const lines = [
      `Contact: mailto:${deps.securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, is',
      `Canonical: ${deps.publicUrl()}${url}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
