import { siteConfig } from '../../site.config.ts'
import { edition } from './documents/document-words.ts'
import type { PageLink, PagePath } from './page-paths.ts'

export type NavigationGroup = { id: string; label: string; paths: readonly PagePath[] }

export const navigationGroups = [
  { id: 'about', label: 'About', paths: ['/about', '/our-goals', '/partnerships'] },
  {
    id: 'bulk-water',
    label: 'Bulk Water',
    paths: ['/bulk-delivery', '/industry-distribution', '/who-we-support'],
  },
  {
    id: 'learn',
    label: 'Learn',
    paths: ['/fresh-water-crisis', '/sustainable-development-goals', '/water-purity'],
  },
] as const satisfies readonly NavigationGroup[]

export const freeWater = {
  href: siteConfig.externalPlatformUrl,
  label: 'Free Clean Drinking Water',
  shortLabel: 'Free Water',
} as const

/** The one thing to do next, on every page. */
export const quoteLink = {
  href: '/contact?topic=supply',
  label: 'Get a quote',
} as const satisfies {
  href: PageLink
  label: string
}

export const footer = {
  /** Line by line. */
  claim: ['Icelandic glacier water,', 'shipped by the container.'],
  newsletter: { label: 'Stay Updated', button: 'Subscribe' },
  pictures: 'Landscapes and objects on these pages are renderings.',
} as const

export const footerColumns: readonly { heading: string; paths: readonly PagePath[] }[] = [
  { heading: 'Quick Links', paths: ['/about', '/water-purity'] },
  { heading: 'Resources', paths: ['/fresh-water-crisis'] },
  { heading: 'Business', paths: ['/partnerships'] },
]

export const legalLinks: readonly { label: string; href: PageLink }[] = [
  { label: 'Emergency water', href: '/access-bulk-water#emergency' },
  { label: 'About our figures', href: '/resources#figures' },
  { label: 'Privacy Policy', href: '/contact#privacy' },
  { label: 'Terms of Service', href: '/contact#terms' },
  { label: 'Contact', href: '/contact' },
]

/** Who we are in law and where we are reached, as far as the owner has filled it in; each on its own. */
export const imprint: readonly string[] = [
  [siteConfig.company.legalName, siteConfig.company.address].filter(Boolean).join(', '),
  siteConfig.company.registration,
  siteConfig.company.vat,
  siteConfig.company.phone,
  siteConfig.company.emergencyPhone && `Emergency: ${siteConfig.company.emergencyPhone}`,
].filter((part): part is string => Boolean(part))

/** What stands at the foot of a printed page: whose it is, where it stands, of which day. */
export function printFoot(address: string): string {
  return [`${siteConfig.companyName}, ${address}`, `Edition of ${edition.text}`, ...imprint].join(
    ' · ',
  )
}
