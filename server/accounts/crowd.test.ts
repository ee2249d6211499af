import { expect, test } from 'vitest'
import { writeBuiltSite } from '../../tests/support/built-site.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { smtpPeer } from '../../tests/support/smtp-peer.ts'
import { callAccount, newAccount, newAddress } from '../../tests/support/team-accounts.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { boundedQueue, QueueFull } from '../kernel/bounded-queue.ts'

const crowd = 180

async function serve() {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const peer = await smtpPeer()
  const environment = { SMTP_URL: peer.url, TRUST_PROXY: '127.0.0.1' }
  const { origin } = await startServer(folder, environment)
  const { address } = await newAccount(origin, peer)
  return { origin, address }
}

/** Each from a network of its own, so that no limit stops it. */
function guess(origin: string, email: string, n: number): Promise<Response> {
  const headers = { 'x-forwarded-for': `198.18.${n >> 8}.${n & 255}` }
  return callAccount(origin, 'signIn', { email, password: 'a-wrong-guess-1' }, { headers })
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const started = performance.now()
  const result = await work()
  return [performance.now() - started, result]
}

const median = (times: number[]) => Math.round(times.sort((a, b) => a - b)[times.length >> 1] ?? 0)

test('a crowd that signs in keeps no page from its readers, and is told to come again', {
  timeout: 120_000,
}, async () => {
  const { origin } = await serve()
  const page = async () => (await fetch(`${origin}/`)).arrayBuffer()
  const [calm] = await timed(page)
  const answers = Promise.all(
    Array.from({ length: crowd }, (_, n) => guess(origin, newAddress(), n)),
  )
  const times: number[] = []
  let over = false
  void answers.finally(() => {
    over = true
  })
  while (!over) times.push((await timed(page))[0])
  const statuses = (await answers).map(({ status }) => status)
  const refused = statuses.filter((status) => status === 401).length
  const busy = (await answers).filter(({ status }) => status === 503)
  process.stdout.write(
    `${crowd} sign-ins at once: ${refused} judged, ${busy.length} told to come again; a page took ` +
      `${Math.round(calm)} ms before, ${median(times)} ms meanwhile, ${Math.round(Math.max(...times))} ms at most\n`,
  )
  expect(refused).toBeGreaterThanOrEqual(22)
  expect(refused + busy.length).toBe(crowd)
  for (const answer of busy) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({
      error: { code: 'unavailable', message: expect.stringMatching(/Too many people/) },
    })
  }
  // Generous: before, one picture waited for 11.9 s.
  expect(Math.max(...times)).toBeLessThan(5_000)
})

test('under load the time of an answer does not tell who has an account', {
  timeout: 180_000,
}, async () => {
  const { origin, address } = await serve()
  const known: number[] = []
  const unknown: number[] = []
  let n = 0
  const next = () => {
    n += 1
    return n
  }
  for (let round = 0; round < 8; round += 1) {
    const load = Array.from({ length: 12 }, () => guess(origin, newAddress(), next()))
    const [[has], [hasNot]] = await Promise.all([
      timed(() => guess(origin, address, next())),
      timed(() => guess(origin, newAddress(), next())),
      ...load,
    ])
    known.push(has)
    unknown.push(hasNot)
  }
  process.stdout.write(
    `answers under load, ms: ${median(known)} with an account, ${median(unknown)} without\n`,
  )
  // Answers come at 0.5, 1, 2, 4 s: the two medians lie on one step, or the machine stalled.
  const step = (milliseconds: number) => Math.round(Math.log2(Math.max(500, milliseconds) / 500))
  expect(Math.abs(step(median(known)) - step(median(unknown)))).toBeLessThanOrEqual(1)
})

test('a queue runs so many works, lets so many wait in order, and turns the rest away', async () => {
  const run = boundedQueue({ running: 2, waiting: 3 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (n: number) =>
    run(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      return n
    })
  const works = [0, 1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toThrow(QueueFull)
  expect(begun).toEqual([0, 1])
  for (let n = 0; n < 5; n += 1) {
    ends[n]?.()
    await works[n]
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  const failing = run(async () => {
    throw new Error('once')
  })
  await expect(failing).rejects.toThrow('once')
  // A work that failed has left its place to the next.
  const after = work(6)
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun.at(-1)).toBe(6)
  ends.at(-1)?.()
  await after
})
