import { Worker } from 'node:worker_threads'
import { siteConfig } from '../../site.config.ts'
import { boundedQueue } from '../kernel/bounded-queue.ts'
import { isLeakedPassword } from './common-passwords.ts'
import type { Judgement, Question } from './password-judge.ts'
import { type Weakness, weaknessFrom } from './weak-password.ts'

/** The estimator's own line between what can be guessed and what cannot in practice. */
const fewGuesses = 1e10

/** What an outsider would try here first. */
const ourWords = [
  ...siteConfig.companyName.split(' '),
  ...['glacier', 'water', 'bulk', 'iceland', 'icelandic', 'pure', 'flow', 'team', 'staff'],
  ...['admin', 'welcome', 'flexitank', 'drinking', 'lava', 'purity'],
].map((word) => word.toLowerCase())

/**
 * Characters that are judged. The estimate runs before anybody is known and takes the
 * longer the more there is: 128 look-alike characters some 80 ms. What is hard to guess
 * is so by its beginning already.
 */
const judged = 32

const inTurn = boundedQueue({ running: 1, waiting: 20 })

/**
 * Why a password is among the first that anybody would try: one that leaked often, one
 * with a pattern (repeated, in sequence, along the keyboard), or one made of our
 * own words or of the address; undefined for one that is not. Throws QueueFull.
 */
export async function weaknessOf(password: string, address: string): Promise<Weakness | undefined> {
  const words = address.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const joined = [siteConfig.companyName.replaceAll(' ', ''), address.split('@')[0] ?? '']
  const inputs = [...ourWords, ...words, ...joined.map((word) => word.toLowerCase())]
  const known = inputs.filter(Boolean)
  // Also without what joins its words: `Glacier-Water-1` is no better than `glacierwater1`.
  const beginning = password.slice(0, judged)
  const spellings = [beginning, beginning.replaceAll(/[^\p{L}\p{N}]/gu, '')]
  const { guesses, warning } = await inTurn(() => judgementOf(spellings, known))
  if (guesses < fewGuesses) return weaknessFrom(warning)
  return (await isLeakedPassword(password)) ? 'leaked' : undefined
}

/** Dictionaries of half a megabyte: read when the first password is chosen, not at the start. */
let judge: Worker | undefined
let questions = 0

async function judgementOf(spellings: readonly string[], known: string[]): Promise<Judgement> {
  questions += 1
  const question: Question = { id: questions, spellings, known }
  const worker = judge ?? startJudge()
  return new Promise((resolve, reject) => {
    const hear = (judgement: Judgement) => {
      if (judgement.id !== question.id) return
      settle()
      resolve(judgement)
    }
    const fail = (error: Error) => {
      settle()
      reject(error)
    }
    function settle(): void {
      worker.off('message', hear)
      worker.off('error', fail)
      // A process that has nothing else to do may end.
      worker.unref()
    }
    worker.on('message', hear)
    worker.on('error', fail)
    worker.ref()
    worker.postMessage(question)
  })
}

function startJudge(): Worker {
  const worker = new Worker(new URL('./password-judge.ts', import.meta.url))
  // The next question starts another.
  worker.on('error', () => {
    judge = undefined
  })
  judge = worker
  return worker
}
