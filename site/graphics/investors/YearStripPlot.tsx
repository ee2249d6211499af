import type { ComponentProps } from 'react'
import { YearStrip } from './YearStrip.tsx'

/** The strip as an element that a page can hand on. */
export function yearStrip(words: ComponentProps<typeof YearStrip>) {
  return <YearStrip {...words} />
}
