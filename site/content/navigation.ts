import { siteConfig } from '../../site.config.ts'
import type en from '../words/navigation/en.json'
import { optional } from '../words/withheld.ts'
import { wordsOf } from '../words/words-of.ts'
import { edition } from './documents/document-words.ts'
import type { PageLink, PagePath } from './page-paths.ts'

const { words, text } = wordsOf<typeof en>('site/words/navigation', 'en')

export type NavigationGroup = { id: string; label: string; paths: readonly PagePath[] }

export const navigationGroups = [
  { id: 'about', label: words.groups.about, paths: ['/about', '/our-goals', '/partnerships'] },
  {
    id: 'bulk-water',
    label: words.groups.bulkWater,
    paths: ['/bulk-delivery', '/industry-distribution', '/who-we-support'],
  },
  {
    id: 'learn',
    label: words.groups.learn,
    paths: ['/fresh-water-crisis', '/sustainable-development-goals', '/water-purity'],
  },
] as const satisfies readonly NavigationGroup[]

export const freeWater = {
  href: siteConfig.externalPlatformUrl,
  label: words.freeWater.label,
  shortLabel: words.freeWater.short,
} as const

/** The one thing to do next, on every page. */
export const quoteLink = {
  href: '/contact?topic=supply',
  label: words.quote,
} as const satisfies {
  href: PageLink
  label: string
}

export const footer = {
  /** Line by line. */
  claim: words.footer.claim,
  newsletter: words.footer.newsletter,
  pictures: words.footer.pictures,
} as const

export const footerColumns: readonly { heading: string; paths: readonly PagePath[] }[] = [
  { heading: words.footer.quickLinks, paths: ['/about', '/water-purity'] },
  { heading: words.footer.resources, paths: ['/fresh-water-crisis'] },
  { heading: words.footer.business, paths: ['/partnerships'] },
]

export const legalLinks: readonly { label: string; href: PageLink }[] = [
  { label: words.footer.emergency, href: '/access-bulk-water#emergency' },
  { label: words.footer.figures, href: '/resources#figures' },
  { label: words.footer.privacy, href: '/contact#privacy' },
  { label: words.footer.terms, href: '/contact#terms' },
  { label: words.footer.contact, href: '/contact' },
]

/** Who we are in law and where we are reached, as far as the owner has filled it in; each on its own. */
export const imprint: readonly string[] = [
  [siteConfig.company.legalName, siteConfig.company.address].filter(Boolean).join(', '),
  siteConfig.company.registration,
  siteConfig.company.vat,
  siteConfig.company.phone,
  optional(words.imprint.emergency),
].filter((part): part is string => Boolean(part))

/** What stands at the foot of a printed page: whose it is, where it stands, of which day. */
export function printFoot(address: string): string {
  return [
    `${siteConfig.companyName}, ${address}`,
    text('print.edition', { day: edition.text }),
    ...imprint,
  ].join(' · ')
}

/** What the header shows to our staff. */
export const teamLabels = { label: words.team, signOutLabel: words.signOut }
