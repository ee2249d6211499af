import type { Language } from '../../words/language.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** Length of the scale bar in metres, an even number. */
const bar = 6

/** What stands on the page, section by section; without what is withheld. */
export function solutionsSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/solutions',
    language,
    '/solutions',
  )
  const { hero, scale, formats, quote, chain, next } = words
  const { containerVolume, packSmall, packLarge } = figures
  const { flexitank, packs, tankerRail } = formats
  const { holds, madeFor, haveReady } = formats

  const actions = ({ sales, pureFlow }: { sales: string; pureFlow: string }) =>
    [
      { href: '/contact?topic=supply', label: sales },
      { href: '/pure-flow', label: pureFlow },
    ] as const

  return shown({
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      description: hero.description,
      actions: actions(hero),
    },
    scale: {
      heading: scale.heading,
      note: scale.note,
      objects: [scale.packs, scale.flexitank, scale.tanker, scale.rail],
      bar: { metres: bar, unit: figures.person.unit, label: text('scale.bar', { metres: bar }) },
      caption: scale.caption,
      drawing: {
        id: 'formats',
        ...scale.drawing,
        packs: {
          small: {
            litres: packSmall.value,
            label: packSmall.text,
            edge: figures.smallCube.text,
          },
          large: {
            litres: packLarge.value,
            label: packLarge.text,
            edge: figures.largeCube.text,
          },
        },
        person: figures.person.text,
        volume: containerVolume.text,
      },
    },
    formats: {
      title: formats.heading,
      note: optional(formats.note),
      items: [
        {
          title: flexitank.title,
          scope: optional(flexitank.scope),
          paragraphs: [flexitank.text, flexitank.suits],
          facts: [
            { term: holds, value: flexitank.holds, scope: optional(flexitank.equal) },
            { term: madeFor, value: flexitank.madeFor },
            { term: haveReady, value: flexitank.haveReady },
          ],
          shown: { id: 'flexitank' },
        },
        {
          title: packs.title,
          scope: optional(packs.scope),
          paragraphs: [packs.text, packs.suits],
          facts: [
            { term: holds, value: packs.holds },
            { term: madeFor, value: packs.madeFor },
            { term: haveReady, value: packs.haveReady },
            { term: packs.samples, value: packs.sampleTerms },
          ],
          shown: { id: 'pallet', ...packs.drawing },
        },
        {
          title: tankerRail.title,
          scope: tankerRail.scope,
          paragraphs: [tankerRail.text, tankerRail.plan],
          facts: [
            { term: holds, value: tankerRail.holds },
            { term: tankerRail.tanker, value: tankerRail.tankerLoad },
            { term: tankerRail.rail, value: tankerRail.railLoad },
            { term: madeFor, value: tankerRail.madeFor },
            { term: haveReady, value: tankerRail.haveReady },
          ],
          shown: {
            id: 'siding',
            title: tankerRail.drawing.title,
            description: tankerRail.drawing.description,
            names: {
              rail: tankerRail.drawing.siding,
              tank: tankerRail.drawing.tank,
              road: tankerRail.drawing.road,
            },
          },
        },
      ],
    },
    quote: {
      heading: quote.heading,
      definitions: [
        {
          term: quote.price.term,
          text: [quote.price.text],
          link: { href: '/bulk-delivery#price', label: quote.price.link },
        },
        {
          term: quote.contents.term,
          text: [quote.contents.text],
          link: { href: '/bulk-delivery#quote', label: quote.contents.link },
        },
      ],
    },
    chain: {
      heading: chain.heading,
      note: chain.note,
      stations: [
        chain.source,
        { ...chain.factory, comes: chain.pipe },
        { ...chain.hub, comes: chain.sea },
        { ...chain.customer, comes: chain.road },
      ],
      caption: chain.caption,
      drawing: {
        id: 'strip-map',
        ...chain.drawing,
        reaches: [chain.pipe, chain.sea, chain.road],
      },
    },
    next: {
      sentence: next.sentence,
      actions: [...actions(next), { href: '/access-bulk-water#plan', label: next.plan }],
    },
  } as const)
}
