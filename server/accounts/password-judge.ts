/** A thread of its own: an estimate takes up to some 80 ms, in which a process answers nobody. */
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Judgement = { id: number; guesses: number }
export type Question = { id: number; spellings: readonly string[]; known: string[] }

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

parentPort?.on('message', ({ id, spellings, known }: Question) => {
  const guesses = Math.min(...spellings.map((spelling) => estimator.check(spelling, known).guesses))
  parentPort?.postMessage({ id, guesses } satisfies Judgement)
})
