/** What frames every page: header, footer, and the line that a printed page ends with. */
import { siteConfig } from '../../site.config.ts'
import type { Language } from '../words/language.ts'
import type en from '../words/navigation/en.json'
import { sharedWords } from '../words/shared.ts'
import { optional } from '../words/withheld.ts'
import { wordsOf } from '../words/words-of.ts'
import { editionDay } from './documents/document-words.ts'
import type { PageLink, PagePath } from './page-paths.ts'

export type NavigationGroup = {
  id: string
  label: string
  paths: readonly PagePath[]
  /** What can be done there, after its pages. */
  actions: readonly { href: PageLink; label: string }[]
}

export function navigation(language: Language) {
  const { words, text } = wordsOf<typeof en>('site/words/navigation', language)
  const { groups, footer } = words

  /** Who we are in law and where we are reached, as far as the owner has filled it in; each on its own. */
  const imprint: readonly string[] = [
    [siteConfig.company.legalName, siteConfig.company.address].filter(Boolean).join(', '),
    siteConfig.company.registration,
    siteConfig.company.vat,
    siteConfig.company.phone,
    optional(words.imprint.emergency),
  ].filter((part): part is string => Boolean(part))

  return {
    /** What is only heard of the header. */
    header: {
      skip: words.header.skip,
      home: text('header.home', { company: siteConfig.companyName }),
      main: words.header.main,
      menu: words.header.menu,
    },
    groups: [
      {
        id: 'about',
        label: groups.about,
        paths: ['/about', '/our-goals', '/partnerships'],
        actions: [],
      },
      {
        id: 'bulk-water',
        label: groups.bulkWater,
        paths: ['/bulk-delivery', '/industry-distribution', '/who-we-support'],
        actions: [{ href: '/access-bulk-water#plan', label: words.planner }],
      },
      {
        id: 'learn',
        label: groups.learn,
        paths: ['/fresh-water-crisis', '/sustainable-development-goals', '/water-purity'],
        actions: [],
      },
    ] as const satisfies readonly NavigationGroup[],
    freeWater: {
      href: siteConfig.externalPlatformUrl,
      label: words.freeWater.label,
      shortLabel: words.freeWater.short,
      newTab: sharedWords(language).newTab,
    },
    /** The one thing to do next, on every page. */
    quote: { href: '/contact?topic=supply', label: words.quote } as const satisfies {
      href: PageLink
      label: string
    },
    /** Who needs water at once finds its form from every page. */
    emergency: { href: '/contact?need=emergency', label: words.emergency } as const satisfies {
      href: PageLink
      label: string
    },
    /** What the header shows to our staff. */
    team: { label: words.team, signOutLabel: words.signOut, signOutAgain: words.signOutAgain },
    footer: {
      /** Line by line. */
      claim: footer.claim,
      newsletter: footer.newsletter,
      pictures: footer.pictures,
      columns: [
        { heading: footer.quickLinks, paths: ['/about', '/water-purity'] },
        { heading: footer.resources, paths: ['/fresh-water-crisis'] },
        { heading: footer.business, paths: ['/partnerships'] },
      ] as const satisfies readonly { heading: string; paths: readonly PagePath[] }[],
      legal: {
        label: footer.legal,
        links: [
          { label: footer.emergency, href: '/access-bulk-water#emergency' },
          { label: footer.figures, href: '/resources#figures' },
          { label: footer.privacy, href: '/contact#privacy' },
          { label: footer.terms, href: '/contact#terms' },
          { label: footer.contact, href: '/contact' },
        ] as const satisfies readonly { label: string; href: PageLink }[],
      },
    },
    imprint,
    /** What stands at the foot of a printed page: whose it is, where it stands, of which day. */
    printFoot: (address: string): string =>
      [
        `${siteConfig.companyName}, ${address}`,
        text('print.edition', { day: editionDay(language) }),
        ...imprint,
      ].join(' · '),
  }
}
