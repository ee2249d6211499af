import { optional } from './withheld.ts'

type Way = readonly [href: string, label: string]
type Links<Ways extends readonly Way[]> = { [At in keyof Ways]: { href: string; label: string } }

/** Links in reading order: where each leads, and under which name its label stands among the words. */
export function linksOf<const Ways extends readonly Way[]>(
  words: Record<Ways[number][1], string>,
  ...ways: Ways
): Links<Ways> {
  return ways.map(([href, label]) => ({
    href,
    label: words[label as Ways[number][1]],
  })) as Links<Ways>
}

/** How a page opens, with its one or two next steps. */
export function openingOf<const Ways extends readonly Way[]>(
  words: Record<'title' | 'subtitle' | 'description' | Ways[number][1], string>,
  ...ways: Ways
) {
  return {
    title: words.title,
    subtitle: optional(words.subtitle),
    description: optional(words.description),
    actions: linksOf<Ways>(words, ...ways),
  }
}
