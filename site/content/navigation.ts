import { siteConfig } from '../../site.config.ts'
import type { PagePath } from './page-paths.ts'

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

export const footer = {
  /** Line by line. */
  claim: ['Icelandic water, measured', 'and shipped by the container.'],
  newsletter: { label: 'Stay Updated', button: 'Subscribe' },
  pictures: 'Landscapes and objects on these pages are renderings.',
} as const

export const footerColumns: readonly { heading: string; paths: readonly PagePath[] }[] = [
  { heading: 'Quick Links', paths: ['/about', '/water-purity'] },
  { heading: 'Resources', paths: ['/fresh-water-crisis'] },
  { heading: 'Business', paths: ['/partnerships'] },
]

export const legalLinks: readonly { label: string; path: PagePath }[] = [
  { label: 'Privacy Policy', path: '/contact' },
  { label: 'Terms of Service', path: '/contact' },
  { label: 'Contact', path: '/contact' },
]
