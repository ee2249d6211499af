import type { FastifyInstance } from 'fastify'
import { launchAddress } from '../../contract/team-launch.ts'

/** Addresses that people say and type, and where in the team's page they lead. */
const spoken = { '/team/launch': launchAddress } as const

export function spokenAddresses(app: FastifyInstance): void {
  for (const [url, address] of Object.entries(spoken)) {
    app.get(url, async (request, reply) => {
      request.surface = 'page'
      return reply.header('cache-control', 'no-cache').redirect(address, 307)
    })
  }
}
