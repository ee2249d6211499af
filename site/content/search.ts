/** What the search says, and what people call the things that our pages have other words for. */
import type { SearchIndex } from '../../contract/search-index.ts'
import { allPages } from './all-pages.ts'
import { headingAddress } from './heading-address.ts'
import type { PageLink } from './page-paths.ts'
import { waterFactory } from './water-factory.ts'
import { whoWeSupport } from './who-we-support.ts'

export const search = {
  label: 'Search',
  field: 'Search the site',
  placeholder: 'Page, figure or document',
  close: 'Close',
  failed: 'The search did not load.',
  retry: 'Try again',
} as const

type Shortcut = { href: PageLink; title: string; about: string; keywords: string }

/** A section by its heading; the page where the section is withheld. */
const sectionOf = (path: PageLink, section: { heading: string } | undefined): PageLink =>
  section ? (`${path}#${headingAddress(section.heading)}` as PageLink) : path

/** Ways to do something, by the words that people type for them. Each leads to a place that exists; none promises more than it holds. */
export const shortcuts: readonly Shortcut[] = [
  {
    href: '/contact?topic=supply',
    title: 'Ask for a quote',
    about: 'Port, month, volume and format make a quote.',
    keywords:
      'price prices pricing cost costs rate rates offer buy order purchase quotation rfq tender fee charge incoterms payment sample samples',
  },
  {
    href: '/access-bulk-water#plan',
    title: 'Plan your supply',
    about: 'From people or litres to containers, dates and stock on site.',
    keywords:
      'planner calculator calculate how many containers estimate lead time port distance stock schedule',
  },
  {
    href: sectionOf('/who-we-support', whoWeSupport.orders),
    title: 'Order sizes',
    about: 'Monthly and emergency orders, counted in containers.',
    keywords: 'moq minimum order quantity smallest order volume size',
  },
  {
    href: '/access-bulk-water#emergency',
    title: 'Water in an emergency',
    about: 'What a relief team sends in one message, and what happens then.',
    keywords:
      'relief disaster urgent flood earthquake drought humanitarian aid refugee camp crisis response',
  },
  {
    href: '/source-of-water#quality-reports',
    title: 'Quality reports',
    about: 'Purity metrics beside their standards, and the quality sheet.',
    keywords: 'analysis analyses lab laboratory test report coa quality control water sheet',
  },
  {
    href: sectionOf('/water-factory', waterFactory.certificates),
    title: 'Certificates to ask for',
    about: 'Tell us the scheme your market asks for. Your quote says what we supply for it.',
    keywords: 'certificate certification iso haccp halal kosher fssc standard audit',
  },
  {
    href: '/contact?topic=supply&ask=visit',
    title: 'Schedule a factory tour',
    about: 'The days that suit you, and how many people come.',
    keywords: 'visit tour inspect inspection',
  },
  {
    href: '/contact?topic=pure-flow&ask=demo',
    title: 'Request a Pure Flow demo',
    about: 'Where your loads arrive, and how many a month.',
    keywords: 'demo demonstration software platform',
  },
  {
    href: '/contact?topic=other',
    title: 'Write to us',
    about: 'A person answers.',
    keywords: 'email mail phone telephone call address office support help question contact',
  },
  {
    href: '/contact?topic=media',
    title: 'Write to us for the media',
    about: 'Questions of press and speakers.',
    keywords: 'press journalist interview reporter',
  },
  {
    href: '/contact?topic=careers',
    title: 'Write to us about work',
    about: 'Questions about careers.',
    keywords: 'job jobs career careers vacancy hiring employment',
  },
  {
    href: '/resources#newsletter',
    title: 'Newsletter',
    about: 'New articles, and new editions of our documents and figures.',
    keywords: 'subscribe subscription news updates mailing list',
  },
  {
    href: '/contact#privacy',
    title: 'Privacy',
    about: 'What we keep of what you write, and for how long.',
    keywords: 'gdpr personal data cookies policy',
  },
  {
    href: '/contact#terms',
    title: 'Terms',
    about: 'What holds for your order.',
    keywords: 'conditions of sale legal contract',
  },
]

/** What people say, and the word that our pages have for it; both without accents and capitals. */
export const sameAs: SearchIndex['sameAs'] = [
  ['flexi bag', 'flexitank'],
  ['flexibag', 'flexitank'],
  ['flexi tank', 'flexitank'],
  ['flexi', 'flexitank'],
  ['bladder tank', 'flexitank'],
  ['bag in box', 'box'],
  ['truck', 'tanker'],
  ['lorry', 'tanker'],
  ['shipping', 'ocean freight'],
  ['delivery time', 'lead time'],
  ['transit time', 'ocean freight'],
  ['ph value', 'ph'],
  ['ph level', 'ph'],
  ['hardness', 'calcium'],
  ['salts', 'minerals'],
  ['total dissolved solids', 'tds'],
  ['co2 footprint', 'carbon'],
  ['carbon footprint', 'carbon'],
  ['emissions', 'carbon'],
  ['lava rock', 'lava'],
  ['log in', 'sign in'],
  ['login', 'sign in'],
]

export const searchWords: SearchIndex['words'] = {
  groups: { pages: 'Pages', figures: 'Figures', files: 'Documents' },
  all: 'All',
  one: 'result',
  many: 'results',
  some: 'Nothing holds all of these words. These hold some.',
  none: 'Nothing found for',
  ways: [
    { href: '/access-bulk-water#plan', label: 'Plan your supply' },
    { href: '/contact?topic=other', label: 'Ask us' },
    { href: `#${allPages.id}`, label: allPages.label },
  ],
  often: 'Often looked for',
  keys: 'Arrow keys to move, Enter to open, Esc to close',
  slash: 'Open with the / key',
}
