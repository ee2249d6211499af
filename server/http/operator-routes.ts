import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DiskTrouble } from '../kernel/disk-trouble.ts'
import type { Metrics } from './metrics.ts'
import { Refusal } from './refusal.ts'

export type OperatorDeps = {
  /** Rejects when no lead could be stored now. */
  probeStorage: () => Promise<void>
  /** Why a probe fails, where the disk is the cause. */
  diskTrouble: () => Promise<DiskTrouble | undefined>
  /** Whether this process is about to stop. */
  isEnding: () => boolean
  metrics: Metrics
  /** Reads what is known only when asked for: the database and the disk. */
  beforeScrape: () => Promise<void>
  metricsToken: string | undefined
  /** Whether strangers may reach the site: then a token is the only way to the metrics. */
  isPublic: boolean
}

/** `/healthz`: the process answers. `/readyz`: it can take a lead. `/metrics`: Prometheus text. */
export function operatorRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  app.get('/healthz', async (request, reply) => {
    request.surface = 'healthz'
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  app.get('/readyz', async (request, reply) => {
    request.surface = 'readyz'
    reply.header('cache-control', 'no-store')
    if (deps.isEnding()) throw new Refusal('unavailable', 'operator.ending')
    await deps.probeStorage().catch(async (error) => {
      const trouble = await deps.diskTrouble()
      throw trouble ? new Refusal('unavailable', `operator.${trouble}`) : error
    })
    return reply.send({ ok: true })
  })

  app.get('/metrics', async (request, reply) => {
    request.surface = 'metrics'
    refuseStrangers(request, deps)
    await deps.beforeScrape()
    const text = await deps.metrics.registry.metrics()
    return reply
      .header('cache-control', 'no-store')
      .type(deps.metrics.registry.contentType)
      .send(text)
  })
}

function refuseStrangers(
  request: FastifyRequest,
  { metricsToken: token, isPublic }: OperatorDeps,
): void {
  if (token === undefined) {
    // A proxy that adds no header makes the whole world look local.
    if (!isPublic && isLocal(request)) return
    throw new Refusal('forbidden', 'operator.metricsClosed')
  }
  const given = request.headers.authorization ?? ''
  if (sameText(given, `Bearer ${token}`)) return
  throw new Refusal('unauthorized', 'operator.metricsToken', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

const loopback = /^(?:::ffff:)?127\.|^::1$/

/** A proxy on this machine connects from the loopback too; what it forwards gives it away. */
function isLocal(request: FastifyRequest): boolean {
  const { headers } = request
  const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']
  return (
    loopback.test(request.socket.remoteAddress ?? '') &&
    forwarded.every((name) => headers[name] === undefined)
  )
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
