import { randomUUID } from 'node:crypto'
import { writeBuiltSite } from './built-site.ts'
import { countLeads, type LeadCount } from './count-leads.ts'
import { callFunction, clientAddress, contactFields } from './lead-calls.ts'
import { kill, spawnChild, untilServing } from './server-child.ts'

export type KillTrial = LeadCount & {
  kills: number
  /** Submissions whose answer the kill cut off; a browser would send them again. */
  unanswered: number
}

/** Visitors who write at the same time. */
const visitors = 8

/**
 * Kills a server under load `kills` times at random moments, starting it again
 * each time on the same database. Unanswered submissions are sent again with
 * their idempotency key, as the site's script does. Then counts. `folder` is an
 * empty one; the site and an embedded database are put into it.
 */
export async function killTrial(
  folder: string,
  databaseUrl: string | undefined,
  kills: number,
): Promise<KillTrial> {
  await writeBuiltSite(folder)
  const dataDir = `${folder}/data`
  const environment = {
    DATA_DIR: dataDir,
    // Each visitor comes from an address of its own, as behind a proxy.
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
    NOTIFICATIONS_PER_HOUR: '1000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const references = new Map<string, string>()
  const waiting: { key: string; fields: ReturnType<typeof contactFields> }[] = []
  let unanswered = 0

  for (let round = 0; round < kills; round += 1) {
    const server = await untilServing(spawnChild(folder, environment))
    let alive = true
    const underLoad = Promise.withResolvers<void>()
    const load = Array.from({ length: visitors }, async () => {
      while (alive) {
        const submission = waiting.pop() ?? { key: randomUUID(), fields: contactFields() }
        try {
          const answer = await callFunction(
            server.origin,
            'send-contact-email',
            submission.fields,
            { key: submission.key, headers: { 'x-forwarded-for': randomAddress() } },
          )
          const body = (await answer.json()) as { reference?: string }
          if (answer.status !== 200 || !body.reference) throw new Error(`${answer.status}`)
          references.set(submission.fields.email, body.reference)
          underLoad.resolve()
        } catch (error) {
          if (alive) throw error
          waiting.push(submission)
          unanswered += 1
        }
      }
    })
    try {
      // A visitor fails only by what no kill explains.
      await Promise.race([underLoad.promise, ...load])
      await Promise.race([randomWait(), ...load])
    } finally {
      // Before the signal: whatever fails from here on, the kill may have cut off.
      alive = false
      await kill(server)
    }
    await Promise.all(load)
  }
  return { kills, unanswered, ...(await countLeads({ dataDir, databaseUrl }, references)) }
}

function randomWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
}

function randomAddress(): string {
  return clientAddress(Math.floor(Math.random() * 65_536))
}
