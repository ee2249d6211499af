import type { ReactNode } from 'react'
import { type Action, Actions } from '../ui/Actions.tsx'
import { firstScreen } from '../ui/first-screen.ts'
import { HeroWay, type Way } from './HeroWay.tsx'
import './HeroText.css'

/** What every opening of a page says. */
export type HeroWords = {
  title: string
  subtitle: string
  description: string
  /** The first is the one thing to do; at most two. */
  actions: readonly [Action] | readonly [Action, Action]
  /** `h2` for the second hero of a page: a page has one `h1`. */
  heading?: 'h1' | 'h2'
  /** The pages above this one. */
  way?: Way
  /** Stands between the title and the words. */
  under?: ReactNode
}

/** The hero that holds a page's title is its first screen. */
export const idOf = ({ heading }: HeroWords) => (heading === 'h2' ? undefined : firstScreen)

export function HeroTitle({ title, heading: Heading = 'h1', way }: HeroWords) {
  // A single long word, or a long title, is set smaller so that it stays on the sheet of a phone.
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  const measure =
    longest > 11 || title.length > 20
      ? 'long'
      : longest > 8 || title.length > 15
        ? 'middle'
        : 'short'
  return (
    <>
      {way && <HeroWay way={way} />}
      <Heading className="hero-title" data-measure={measure}>
        {title}
      </Heading>
    </>
  )
}

/** What stands below the title in every variant, and what to do next. */
export function HeroText({ subtitle, description, actions }: HeroWords) {
  return (
    <>
      {subtitle && <p className="hero-subtitle">{subtitle}</p>}
      {description && <p className="hero-description">{description}</p>}
      <Actions className="hero-actions" actions={actions} />
    </>
  )
}
