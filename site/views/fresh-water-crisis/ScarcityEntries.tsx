import type { MetricCard } from './MetricDialog.tsx'
import { PlateMark } from './plate-mark/PlateMark.tsx'

type Topic = MetricCard & { end: { opens: string; label: string; subject: string } }

/** The topics as entries of an index, each with its mark; an entry opens its figures. */
export function scarcityEntries(topics: readonly Topic[]) {
  const [first, ...others] = topics.map(({ title, text, plate, end }) => ({
    title,
    text,
    picture: <PlateMark mark={plate.mark} />,
    end,
  }))
  if (!first) throw new Error('There is no topic of scarcity')
  return [first, ...others] as const
}
