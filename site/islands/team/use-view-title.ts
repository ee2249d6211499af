import { type RefObject, useEffect, useRef } from 'react'
import { type TeamView, teamViews } from './team-views.ts'

/** The page's own title, before any view's name stands in it. */
let pageTitle: string | undefined
let viewTitle = ''
let newMessages = 0

function write(): void {
  pageTitle ??= document.title
  const count = newMessages > 0 ? `(${newMessages}) ` : ''
  document.title = `${count}${viewTitle} | ${pageTitle}`
}

/** Says in the window's title how many messages came that the list does not show yet. */
export function countInTitle(count: number): void {
  newMessages = count
  write()
}

/**
 * Names the view in the window's title and, when it changes after the first, moves the focus to the page's heading:
 * the returned reference goes there.
 */
export function useViewTitle(
  view: TeamView | null,
  known: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<TeamView | null>(null)

  useEffect(() => {
    if (!view || !known) return
    viewTitle = teamViews[view]
    write()
    if (last.current && last.current !== view) heading.current?.focus({ preventScroll: true })
    last.current = view
  }, [view, known])

  return heading
}
