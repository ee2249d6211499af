import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  arrivedCall,
  type LaunchItem,
  type LaunchList,
  type LaunchState,
  launchCall,
  launchPaths,
  signCall,
  type TrialSent,
} from '../../contract/team-launch.ts'
import { readCall } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { newLinkToken, tokenHash } from '../kernel/link-token.ts'
import type { LaunchStore } from '../launch/launch-store.ts'
import { type LaunchListDeps, readLaunchList } from '../launch/read-launch-list.ts'
import { hashOf } from '../launch/signed-items.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type LaunchRouteDeps = {
  launch: Omit<LaunchListDeps, 'launches'> & {
    launches: LaunchStore
    writeTrial: (trial: { to: string; secret: string; mailWay: string; at: number }) => QueuedMail
    /** Hears that the site is launched, or may be. */
    onLaunch: () => Promise<void>
    onQueued: () => void
  }
}

const nothing = v.strictObject({})

/** The launch: its list, what is signed, and the step itself. */
export function launchRoutes({ launch }: LaunchRouteDeps): readonly TeamRoute[] {
  const order = (request: FastifyRequest) => ({ by: actorOf(request), now: launch.now() })
  const state = async (): Promise<LaunchState> => ({
    launchedAt: (await launch.launches.launchedAt()) ?? null,
  })

  /** The sentence that a call names. */
  async function itemOf(request: FastifyRequest): Promise<LaunchItem> {
    const { key } = request.params as { key: string }
    const { lines } = await readLaunchList(launch)
    const item = lines.flatMap(({ items }) => items).find((known) => known.key === key)
    if (!item) throw new Refusal('not_found', 'team.nothingToSign')
    return item
  }

  return [
    { method: 'GET', url: launchPaths.state, least: 'staff', work: state },
    {
      method: 'GET',
      url: launchPaths.list,
      least: 'admin',
      work: async (): Promise<LaunchList> => readLaunchList(launch),
    },
    {
      method: 'POST',
      url: launchPaths.list,
      least: 'admin',
      wantsProof: true,
      async work(request) {
        readCall(launchCall, request)
        // Tested anew: the list in front of the colleague may be an hour old.
        const { mayLaunch } = await readLaunchList(launch)
        if (!mayLaunch) throw new Refusal('conflict', 'team.launchHeld')
        await launch.launches.launch(order(request))
        await launch.onLaunch()
        return state()
      },
    },
    {
      method: 'POST',
      url: launchPaths.trial,
      least: 'admin',
      sends: true,
      async work(request): Promise<TrialSent> {
        readCall(nothing, request)
        const { mailWay } = launch
        if (!mailWay) throw new Refusal('not_found', 'team.noMailWay')
        const { secret, hash } = newLinkToken()
        const { by, now } = order(request)
        const trial = { to: by.address, secret, mailWay, at: now }
        await launch.launches.queueTrial(launch.writeTrial(trial), hash, { by, now })
        launch.onQueued()
        return { to: by.address }
      },
    },
    {
      method: 'POST',
      url: launchPaths.arrived,
      least: 'admin',
      async work(request) {
        const hash = tokenHash(readCall(arrivedCall, request).secret)
        const { mailWay } = launch
        const isOurs =
          hash !== undefined &&
          mailWay !== undefined &&
          (await launch.launches.arrive(hash, mailWay, order(request)))
        if (!isOurs) throw new Refusal('not_found', 'team.otherTrial')
        return readLaunchList(launch)
      },
    },
    {
      method: 'PUT',
      url: launchPaths.signature,
      least: 'admin',
      async work(request) {
        const { as } = readCall(signCall, request)
        const item = await itemOf(request)
        await launch.launches.sign(item.key, { as, of: hashOf(item) }, order(request))
        return readLaunchList(launch)
      },
    },
    {
      method: 'DELETE',
      url: launchPaths.signature,
      least: 'admin',
      async work(request) {
        const item = await itemOf(request)
        await launch.launches.withdraw(item.key, order(request))
        return readLaunchList(launch)
      },
    },
  ]
}
