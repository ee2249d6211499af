import type { PictureName } from '../../assets/pictures.ts'
import type { PageLink } from '../../content/page-paths.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function whoWeSupportSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/views/who-we-support',
    language,
    '/who-we-support',
  )
  const { hero, audiences, orders, next } = words
  const { communities, healthcare, energy, bottlers, agricultural, food } = audiences
  const { technology, consumer, emergencies } = audiences
  const { ordersPerMonth, emergencyOrder, emergencyMost } = figures
  const { response } = emergencies
  const answered = optional(response.both)
  const loading = optional(response.loading)
  const mobilised = optional(orders.drawing.mobilised)
  const mobilisedAlone = orders.drawing.mobilisedAlone
  const solids = figures.tdsStrict.withheld ? '' : technology.solids

  /** A sheet: its address, the picture or loop it shows, where it leads. */
  const sheet = (
    id: string,
    picture: PictureName,
    href: PageLink,
    { name, text, caption, formats, quote, link }: SheetWords,
  ) => ({
    id,
    picture,
    label: name,
    title: name,
    text,
    caption,
    facts: [
      { term: audiences.formats, text: formats },
      { term: audiences.quote, text: quote },
    ],
    link: { href, label: link },
  })
  const emergency = sheet('emergencies', 'valley-dusk', '/access-bulk-water#emergency', emergencies)

  return shown({
    hero: openingOf(hero, ['#communities', 'find'], ['#emergencies', 'emergency']),
    audiences: {
      heading: audiences.heading,
      note: audiences.note,
      label: audiences.label,
      sheets: [
        sheet('communities', 'tap-stand', '/access-bulk-water#towns', communities),
        sheet('healthcare', 'pack-tap', '/know-your-water', healthcare),
        sheet('energy', 'open-sea', '/bulk-delivery', energy),
        sheet('bottler-or-co-packers', 'coupling-lever', '/commercial-mineral-water', bottlers),
        sheet('agricultural', 'farm', '/fresh-water-crisis', agricultural),
        sheet('food-and-beverages', 'running-drops', '/alkaline-water', food),
        sheet('technology', 'data-hall', '/water-purity', {
          ...technology,
          text: [technology.text, solids].filter(Boolean).join(' '),
        }),
        sheet('consumer-products', 'shelf', '/solutions', consumer),
        {
          ...emergency,
          facts: [
            {
              term: response.term,
              text: [answered || loading, optional(response.order)].filter(Boolean).join(' '),
            },
            ...emergency.facts,
          ],
        },
      ],
    },
    orders: {
      heading: orders.heading,
      note: orders.note,
      unit: orders.unit,
      caption: orders.caption,
      drawing: {
        title: orders.drawing.title,
        description: orders.drawing.description,
        containers: emergencyMost.value,
        month: {
          ends: ordersPerMonth.ends,
          words: [ordersPerMonth.number, orders.drawing.month],
        },
        emergency: {
          ends: emergencyOrder.ends,
          words: [emergencyOrder.number, orders.drawing.emergency],
        },
        most: [orders.drawing.most, mobilised || mobilisedAlone],
      },
    },
    next: {
      sentence: next.sentence,
      text: next.text,
      actions: linksOf(
        next,
        ['/contact?topic=supply', 'contact'],
        ['/access-bulk-water', 'access'],
      ),
    },
  } as const)
}

type SheetWords = {
  name: string
  text: string
  caption: string
  formats: string
  quote: string
  link: string
}
