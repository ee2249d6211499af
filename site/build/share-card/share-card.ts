import { siteConfig } from '../../../site.config.ts'
import { allPages } from '../../content/all-pages.ts'
import { type PagePath, unlistedPaths } from '../../content/page-paths.ts'
import { routeOf } from '../../content/routes.ts'
import { pictureWords } from '../../words/pictures.ts'
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

const words = new Map<PagePath, string>(
  allPages.groups.flatMap(({ pages }) => pages.map((page) => [page.path, page.words] as const)),
)

/** Null where nothing is to be shared, such as the sign-in of our staff; a page without a plan shows contour lines. */
export function shareCardOf(path: PagePath): ShareCard | null {
  if (unlistedPaths.includes(path)) return null
  const plan = shareCardPlan(path) ?? ({ layout: 'contours', part: 'middle' } as const)
  const { name, title } = routeOf(path)
  const home = path === '/'
  const written = {
    company: siteConfig.companyName,
    title: home ? title : name,
    words: capitalised(words.get(path) || 'from the ice to your port'),
  }
  const card = planCard(plan, written)
  return {
    address: `/share/${home ? 'home' : path.slice(1)}.${card.name}.jpg`,
    ...cardSize,
    alt: `${written.title}. ${shownOn(plan)}`,
    draw: card.draw,
  }
}

function shownOn(plan: ShareCardPlan): string {
  return plan.layout === 'contours'
    ? 'Contour lines on paper.'
    : pictureWords('en').alternatives[plan.picture]
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
