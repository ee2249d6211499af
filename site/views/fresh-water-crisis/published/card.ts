import type { Source } from '../../../content/fresh-water-crisis/sources.ts'
import type { MetricCard } from '../MetricDialog.tsx'
import type { Mark } from '../plate-mark/PlateMark.tsx'

type RowWords = { metric: string; status: string; importance: string }

type CardWords = {
  title: string
  text: string
  /** The caption of the mark, which draws its numbers. */
  says: string
  subtitle: string
  rows: Readonly<Record<string, RowWords>>
}

type CardFacts<Words extends CardWords> = {
  /** The address of its dialog. */
  id: string
  mark: Mark
  /** Who published what the mark draws. */
  source: Source
  /** Who published each row. */
  rows: Readonly<Record<keyof Words['rows'], Source>>
}

/** A card of the data view, or a topic of the need: a drawn figure, and behind it five or six more. */
export function card<Words extends CardWords>(words: Words, facts: CardFacts<Words>): MetricCard {
  const { title, text, says, subtitle, rows } = words
  const { id, mark, source } = facts
  return {
    id,
    title,
    text,
    plate: { mark, says, source },
    subtitle,
    metrics: Object.entries(rows).map(([key, row]) => ({
      ...row,
      source: facts.rows[key] as Source,
    })),
  }
}
