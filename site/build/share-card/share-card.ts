import { pageName } from '../../../contract/contact-presets.ts'
import { directionOf } from '../../../contract/words/direction.ts'
import { firstLanguage } from '../../../contract/words/language.ts'
import { siteConfig } from '../../../site.config.ts'
import { alternativeOf } from '../../assets/picture-alternative.ts'
import { aboutPage } from '../../content/all-pages.ts'
import { type PagePath, unlistedPaths } from '../../content/page-paths.ts'
import { routeOf } from '../../content/routes.ts'
import type { Language } from '../../words/language.ts'
import { listingWords } from '../../words/listings.ts'
import { cardSize } from './card-size.ts'
import { planCard } from './draw-card.ts'
import { type ShareCardPlan, shareCardPlan } from './share-card-plan.ts'

/** The picture of a page where its link is shared. */
export type ShareCard = {
  /** Path on the site; its name changes with what is drawn, so that no network shows an old one. */
  address: `/share/${string}.jpg`
  width: number
  height: number
  /** What is written on it, and what it shows. */
  alt: string
  draw: () => Promise<Buffer>
}

/** Null where nothing is to be shared, such as the sign-in of our staff; a page without a plan shows contour lines. */
export function shareCardOf(path: PagePath, language: Language): ShareCard | null {
  if (unlistedPaths.includes(path)) return null
  const plan = shareCardPlan(path) ?? ({ layout: 'contours', part: 'middle' } as const)
  const { name, title } = routeOf(path, language)
  const home = path === '/'
  const { words, text } = listingWords(language)
  const written = {
    company: siteConfig.companyName,
    title: home ? title : name,
    words: capitalised(aboutPage(path, language) || words.card.line),
    direction: directionOf[language],
  }
  const card = planCard(plan, written)
  return {
    address: `/share/${pageName(path)}${language === firstLanguage ? '' : `.${language}`}.${card.name}.jpg`,
    ...cardSize,
    alt: text('card.alternative', { title: written.title, shows: shownOn(plan, language) }),
    draw: card.draw,
  }
}

function shownOn(plan: ShareCardPlan, language: Language): string {
  return plan.layout === 'contours'
    ? listingWords(language).words.card.contours
    : alternativeOf(plan.picture, language)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
