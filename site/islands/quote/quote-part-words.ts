import type { ExtraName } from '../../../contract/lead-fields.ts'
import type { PhRange, QuoteFormat } from '../../../contract/quote.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import type { ContainerLabels } from '../../graphics/container/ContainerScene.tsx'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'

/** What the quote part says, its figures included; what a withheld figure takes along is left out. */
export type QuotePartWords = {
  heading: string
  note: string
  /** Of each format, what one holds, or what decides it. */
  formats: Partial<Record<QuoteFormat, string>>
  /** Of each range, its values. */
  ph: Partial<Record<PhRange, string>>
  /** The choice that leaves it open. */
  open: { label: string; scope: string }
  hints: Partial<Record<ExtraName, string>>
  count?: ContainerCountWords
  /** Weeks from accepted order to arrival, and what is said of a month that ends before the least or the most of them. */
  arrival?: { weeks: readonly [least: number, most: number]; tooSoon: string; tight: string }
  /** Said where a plan goes along, and of the link to it. */
  plan: string
  seePlan: string
}

export type ContainerCountWords = {
  hint: string
  /** Said of no number. */
  none: string
  /** What the row of containers is called, which can be drawn along. */
  rule: string
  /** Containers and litres in words, as a plan says them. */
  said: Pick<PlanWords, 'containers' | 'litres' | 'language'>
  drawing: DrawingNames & { labels: ContainerLabels }
  /** Litres in one container. */
  litresEach: number
  /** Litres in one pack of each size, for the formats that are packs. */
  packs: Partial<Record<QuoteFormat, number>>
  /** Counts to choose with one tap, in rising order. */
  steps: readonly number[]
  /** The largest order for a month, and what is said of a larger one. */
  monthly: { most: number; beyond: string }
}
