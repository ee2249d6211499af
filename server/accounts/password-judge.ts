/** A thread of its own: an estimate takes up to some 80 ms, in which a process answers nobody. */
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** `warning` is the estimator's name for what makes the weakest spelling weak. */
export type Judgement = { id: number; guesses: number; warning: string | null }
export type Question = { id: number; spellings: readonly string[]; known: string[] }

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

parentPort?.on('message', ({ id, spellings, known }: Question) => {
  const [weakest] = spellings
    .map((spelling) => estimator.check(spelling, known))
    .sort((a, b) => a.guesses - b.guesses)
  const guesses = weakest?.guesses ?? 0
  // The estimator has a word for a single row of keys only.
  const alongKeys = weakest?.sequence.some(({ pattern }) => pattern === 'spatial')
  const warning = weakest?.feedback.warning ?? (alongKeys ? 'keyPattern' : null)
  parentPort?.postMessage({ id, guesses, warning } satisfies Judgement)
})
