/**
 * The pages above a page, for readers who come from a search: its title and the table of data that search engines
 * read both say them.
 */
import { type PagePath, pageAbove } from './page-paths.ts'
import { routeOf } from './routes.ts'

/** The pages above one, from the top down; the last of them leads on to it. */
export function wayTo(path: PagePath): readonly { href: PagePath; label: string }[] {
  const parent = pageAbove(path)
  return parent ? [...wayTo(parent), { href: parent, label: routeOf(parent).name }] : []
}
