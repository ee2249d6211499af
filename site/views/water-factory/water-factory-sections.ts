import { siteConfig } from '../../../site.config.ts'
import { withCertificates } from '../../words/certificates.ts'
import type { Language } from '../../words/language.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** Hours on the clock, and litres between two level lines of a drawn flexitank. */
const clock = 24
const levelLitres = 1000
/** Minutes in one column of units; the units of an hour stand in as many columns as it has of these. */
const columnMinutes = 5

/** What stands on the page, section by section; without what is withheld. */
export function waterFactorySections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/water-factory',
    language,
    '/water-factory',
  )
  const { hero, day, capacity, gallery, certificates, markets, next } = words
  const { lineCapacity, lineTanks, packUnits, sourceCapacity, sourceTanks } = figures
  const { operatingDay, uptimeTarget, tankHours, standstill } = figures

  const actions = [
    { href: '/contact?topic=supply&ask=visit', label: hero.tour },
    { href: '/resources', label: hero.specifications },
  ] as const
  const held = siteConfig.certificates.length

  /** A reading of the capacity stands as a column unless it is withheld. */
  const hasBase = !lineCapacity.withheld && !lineTanks.withheld
  const hasMaximum = !sourceCapacity.withheld && !sourceTanks.withheld
  const heads = {
    both: { ...capacity.both },
    base: { ...capacity.base },
    maximum: { ...capacity.maximum },
  }
  const head = heads[hasBase && hasMaximum ? 'both' : hasBase ? 'base' : 'maximum']
  const columns = [
    { shown: hasBase, label: capacity.columns.base, kind: 'figure' },
    { shown: hasMaximum, label: capacity.columns.maximum, kind: 'figure' },
  ] as const
  const cells = (base: string, maximum: string) => [
    ...(hasBase ? [base] : []),
    ...(hasMaximum ? [maximum] : []),
  ]
  const scheme = ({ title, text: covers }: { title: string; text: string }) => ({
    title,
    text: covers,
    status: '',
  })

  return shown({
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      description: optional(hero.description),
      actions,
      caption: hero.caption,
    },
    day:
      !lineTanks.withheld &&
      ({
        heading: day.heading,
        caption: day.caption,
        ...(!uptimeTarget.withheld && {
          margin: { term: day.uptime.heading, text: day.uptime.text },
        }),
        drawing: {
          title: day.drawing.title,
          description: day.drawing.description,
          hours: clock,
          operating: operatingDay.value,
          hoursUnit: day.drawing.hour,
          operatingLabel: day.drawing.operating,
          blankLabel: text('day.drawing.off', { hours: clock - operatingDay.value }),
          tanksHead: day.drawing.tanks,
          litres: figures.containerVolume.value,
          litresBetweenLevels: levelLitres,
          tanks: Array.from({ length: lineTanks.value }, (_, at) => ({
            name: text('day.drawing.tank', { number: at + 1 }),
            text: tankHours.text,
          })),
          units: {
            count: packUnits.value,
            minutes: columnMinutes,
            head: day.drawing.units,
            words: day.drawing.strokes,
          },
          ...(!uptimeTarget.withheld && {
            stop: { minutes: standstill.value, words: standstill.text },
          }),
        },
      } as const),
    capacity: (hasBase || hasMaximum) && {
      heading: head.heading,
      note: `${head.note} ${filledOr(capacity.status, capacity.statusOnRequest)}`,
      link: { href: '/resources#figures', label: capacity.link },
      columns: [
        capacity.columns.line,
        ...columns.filter((column) => column.shown).map(({ label, kind }) => ({ label, kind })),
      ] as const,
      rows: [
        { name: capacity.water, cells: cells(lineCapacity.amount, sourceCapacity.amount) },
        { name: capacity.tanks, cells: cells(lineTanks.number, sourceTanks.number) },
        ...(hasBase && !packUnits.withheld
          ? [{ name: capacity.units, cells: cells(packUnits.number, capacity.none) }]
          : []),
      ],
      caption: capacity.lease,
    },
    gallery: {
      heading: gallery.heading,
      note: gallery.note,
      plates: (
        [
          { picture: 'hall-dock', shape: 'wide', caption: gallery.dock },
          { picture: 'hall-tanks', shape: 'upright', caption: gallery.tanks },
          { picture: 'hall-valves', shape: 'upright', caption: gallery.valves },
          { picture: 'cold-pipe', shape: 'wide', caption: gallery.pipe },
          { picture: 'hall-line', shape: 'upright', caption: gallery.line },
          { picture: 'hall-boxes', shape: 'upright', caption: gallery.boxes },
          { picture: 'valve-stem', shape: 'upright', caption: gallery.stem },
        ] as const
      ).map((view, at) => ({ ...view, number: text('gallery.picture', { number: at + 1 }) })),
    },
    certificates: {
      heading: certificates.heading,
      note: text('certificates.note', { held }),
      legend: text('certificates.legend', { held }),
      lines: withCertificates(
        language,
        [
          certificates.haccp,
          certificates.iso22000,
          certificates.fssc22000,
          certificates.iso9001,
          certificates.iso14001,
          certificates.halal,
        ].map(scheme),
      ),
    },
    markets: {
      heading: markets.heading,
      note: markets.note,
      entries: [
        market(markets.bottlers, '/commercial-mineral-water'),
        market(markets.beverages, '/alkaline-water'),
        market(markets.hotels, '/industry-distribution'),
        market(markets.municipalities, '/bulk-delivery#order'),
        market(markets.relief, '/access-bulk-water#emergency'),
      ],
    },
    next: { sentence: next.sentence, actions },
  } as const)
}

type MarketWords = { title: string; text: string; link: string }

const market = ({ title, text, link }: MarketWords, href: `/${string}`) => ({
  title,
  text,
  end: { link: { href, label: link } },
})
