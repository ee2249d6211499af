import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type NewWebhook, teamAdminPaths, type Webhook } from '../../../../contract/team-admin.ts'
import { callTeam } from '../team-call.ts'

const key = ['team', 'webhooks'] as const
/** How often the state of a delivery under way is asked for, milliseconds. */
const askEvery = 3_000

type Listed = { webhooks: readonly Webhook[] }

/** Every webhook with its last deliveries; asked for again and again while one is under way. */
export function useWebhooks() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callTeam<Listed>(teamAdminPaths.webhooks, { signal }),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? askEvery : false),
  })
}

function isWaiting(listed: Listed | undefined): boolean {
  return Boolean(
    listed?.webhooks.some(({ deliveries }) => deliveries.some(({ state }) => state === 'waiting')),
  )
}

/** Adds a webhook for an address; `onMade` gets its secret, which is not to be had again. */
export function useAddWebhook(onMade: (made: NewWebhook) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (url: string) =>
      callTeam<NewWebhook>(teamAdminPaths.webhooks, { method: 'POST', body: { url } }),
    onSuccess: onMade,
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}

/** Switches a webhook on or off. */
export function useSwitchWebhook(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) =>
      callTeam<Webhook>(filledPath(teamAdminPaths.webhook, { id }), {
        method: 'PATCH',
        body: { on },
      }),
    onSuccess: (webhook) => put(cache, webhook),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}

/** Queues a trial delivery. */
export function useTryWebhook(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callTeam<Webhook>(filledPath(teamAdminPaths.tryWebhook, { id }), {
        method: 'POST',
        body: {},
      }),
    onSuccess: (webhook) => put(cache, webhook),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}

/** Removes a webhook. */
export function useRemoveWebhook(onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      callTeam(filledPath(teamAdminPaths.webhook, { id }), { method: 'DELETE' }),
    onSuccess: onDone,
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}

function put(cache: QueryClient, webhook: Webhook): void {
  cache.setQueryData<Listed>(
    key,
    (listed) =>
      listed && { webhooks: listed.webhooks.map((one) => (one.id === webhook.id ? webhook : one)) },
  )
}
