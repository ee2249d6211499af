import { createHash } from 'node:crypto'
import type { LaunchItem } from '../../contract/team-launch.ts'
import { launchText } from '../words/launch-words.ts'
import type { Found } from './findings.ts'
import type { LaunchSteps } from './launch-store.ts'

/** A sentence to put a name under. */
type Sentence = Pick<LaunchItem, 'key' | 'text' | 'detail'>

/** The promises of the site, each to be signed by somebody who can keep it. */
export function promiseItems({ site, steps }: Found): LaunchItem[] {
  const promises = site?.promises ?? []
  return promises.map(({ key, sentence, binds }) => {
    const item = { key: `promise.${key}`, text: sentence, detail: binds }
    const signed = signatureUnder(item, steps)
    return { ...item, paste: '', done: signed !== null, signed }
  })
}

/** The figures to settle; one that is kept with both readings is signed. */
export function figureItems({ site, steps }: Found): LaunchItem[] {
  const figures = site?.figures ?? []
  return figures.map(({ key, what, danger, proof, paste, done }) => {
    const item = {
      key: `figure.${key}`,
      text: what,
      detail: `${danger} ${launchText('proof', { proof })}`,
    }
    const signed = signatureUnder(item, steps)
    return { ...item, paste, done: done || signed !== null, signed: done ? null : signed }
  })
}

/** What only a lawyer can say. */
export function lawyerItems({ steps }: Found): LaunchItem[] {
  return (['privacy', 'terms', 'names'] as const).map((key) => {
    const item = {
      key: `lawyer.${key}`,
      text: launchText(`lawyer.${key}.text`),
      detail: launchText(`lawyer.${key}.detail`),
    }
    const signed = signatureUnder(item, steps)
    return { ...item, paste: '', done: signed !== null, signed }
  })
}

/** A signature holds for the words that stood there. */
export function hashOf({ text, detail }: Pick<Sentence, 'text' | 'detail'>): string {
  return createHash('sha256').update(`${text}\n${detail}`).digest('hex').slice(0, 32)
}

function signatureUnder(item: Sentence, steps: LaunchSteps): LaunchItem['signed'] {
  const step = steps.get(`signed:${item.key}`)
  if (!step || step.detail !== hashOf(item)) return null
  return { as: step.signedAs, by: step.by, at: step.at }
}
