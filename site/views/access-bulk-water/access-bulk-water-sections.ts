import { siteConfig } from '../../../site.config.ts'
import { asCount } from '../../figures/figures-for.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { planFigures, plannerWords } from '../../words/planner.ts'
import { sharedWords } from '../../words/shared.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, optional, sentences } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** Inhabitants of the towns in the table. */
const towns = [400, 1000, 5000, 10_000, 30_000] as const
const hoursADay = 24

/** What stands on the page, section by section; without what is withheld. */
export function accessBulkWaterSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/access-bulk-water',
    language,
    '/access-bulk-water',
  )
  const { hero, emergency, people, options, smart, reach, groups, next } = words
  const { containerVolume, sphereMinimum, sphereDrinking, basicNeeds } = figures
  const { emergencyOrder, emergencyMost, emergencyResponse, emergencyWithin, planDays } = figures
  const { emergencyPhone, emergencyMailbox } = siteConfig.company
  const { call, write } = emergency
  const hours = optional(emergency.hours)
  const days = (hours: number) => hours / hoursADay

  const sizes = [1, emergencyOrder.value, emergencyOrder.most, emergencyMost.value]
  const peopleFrom = (containers: number, litres: number) =>
    wholeNumber((containers * containerVolume.value) / litres, language, 0)

  /** Litres a person a day, and how many people the largest regular order supplies with them. */
  const litres = [sphereDrinking.most, sphereMinimum.value, basicNeeds.value, basicNeeds.most]
  const containersADay = (inhabitants: number, each: number) =>
    (inhabitants * each) / containerVolume.value

  const dial = !emergencyResponse.withheld &&
    !emergencyWithin.withheld && {
      dial: {
        hours: emergencyWithin.most,
        first: { until: emergencyResponse.value, text: smart.drawing.answer },
        second: { from: emergencyWithin.value, text: smart.drawing.mobilised },
      },
    }
  const band = !figures.transitTemperature.withheld && {
    band: {
      upper: smart.drawing.upper,
      set: smart.drawing.set,
      lower: smart.drawing.lower,
      from: smart.drawing.filled,
      to: smart.drawing.delivered,
    },
  }
  const { title, description } = smart.drawing

  return shown({
    hero: openingOf(hero, ['#plan', 'plan'], ['#emergency', 'emergency']),
    emergency: {
      heading: emergency.heading,
      note: emergency.note,
      message: {
        heading: emergency.message.heading,
        lines: [
          emergency.message.port,
          emergency.message.people,
          emergency.message.water,
          emergency.message.receiver,
          emergency.message.date,
        ],
      },
      course: {
        heading: emergency.course.heading,
        steps: [
          {
            figure: emergencyResponse.text,
            ...emergency.course.answer,
            days: [0, days(emergencyResponse.value)],
          },
          {
            figure: emergencyWithin.text,
            ...emergency.course.loading,
            days: [days(emergencyWithin.value), days(emergencyWithin.most)],
          },
          {
            figure: figures.leadTimeWeeks.text,
            ...emergency.course.arrival,
            days: planDays.ends,
          },
        ],
      },
      caption: sentences(emergency.size, emergency.pace),
      action: { href: '/contact?need=emergency', label: emergency.action },
      reach: {
        ...(emergencyPhone && {
          phone: { text: call, number: emergencyPhone, hours },
        }),
        ...(emergencyMailbox && {
          mailbox: { text: write, address: emergencyMailbox, signs: sharedWords(language).mailbox },
        }),
      },
    },
    people: {
      heading: people.heading,
      note: people.note,
      fold: people.fold,
      ways: [
        { ...people.flexitank, way: 'flexitank' },
        { ...people.tanker, way: 'tanker' },
        { ...people.packs, way: 'packs', litres: figures.packSizes.most },
      ],
      served: {
        figure: figures.peopleForADay.number,
        unit: figures.peopleForADay.unit,
        count: figures.peopleForADay.value,
        label: people.served.label,
        text: people.served.text,
        fold: people.served.fold,
        columns: [
          people.served.containers,
          text('people.served.peopleAt', { litres: sphereMinimum.value }),
          text('people.served.peopleAt', { litres: sphereDrinking.most }),
        ] as const,
        rows: sizes.map((containers) => ({
          containers: wholeNumber(containers, language),
          minimum: peopleFrom(containers, sphereMinimum.value),
          drinking: peopleFrom(containers, sphereDrinking.most),
        })),
      },
      caption: people.caption,
    },
    towns: {
      heading: words.towns.heading,
      note: optional(words.towns.note),
      fold: words.towns.fold,
      columns: [
        words.towns.town,
        ...litres.map((each) => ({
          label: text('towns.litres', { litres: each }),
          kind: 'text' as const,
        })),
      ] as const,
      rows: [
        ...towns.map((inhabitants) => ({
          name: text('towns.inhabitants', { inhabitants }),
          cells: litres.map((each) => {
            const day = containersADay(inhabitants, each)
            const month = day * figures.planMonth.value
            const beyond = !figures.ordersPerMonth.withheld && month > figures.ordersPerMonth.most
            return text(beyond ? 'towns.beyond' : 'towns.need', { day, month })
          }),
        })),
        {
          name: words.towns.largest,
          total: true as const,
          cells: figures.townSupplied.values.map((people) => text('towns.people', { people })),
        },
      ],
      caption: optional(words.towns.caption),
    },
    townsAfter: {
      heading: words.towns.planning,
      fold: words.towns.planningFold,
      definitions: [
        words.towns.plan,
        words.towns.season,
        {
          term: words.towns.analysis.term,
          text: words.towns.analysis.text,
          link: { href: '/water-purity', label: words.towns.analysis.link },
        },
        words.towns.receipt,
      ],
    },
    plan: {
      ...words.planner,
      figures: planFigures(figures),
      words: plannerWords(language, '/access-bulk-water'),
    },
    options: {
      heading: options.heading,
      note: options.note,
      rows: [
        { id: 'capacity', label: options.rows.capacity },
        { id: 'ideal', label: options.rows.ideal },
        { id: 'time', label: options.rows.time },
      ],
      columns: [
        option({
          ...options.containers,
          time: figures.leadTimeWeeks.withheld
            ? options.containers.timeAtSea
            : options.containers.time,
        }),
        option(options.shipping),
        option(options.distribution),
        {
          ...option(options.emergency),
          id: 'emergency-response',
          featured: options.emergency.featured,
        },
      ],
    },
    smart: {
      heading: smart.heading,
      note: smart.note,
      fold: smart.fold,
      caption: smart.caption,
      parts: [
        smart.temperature,
        smart.position,
        smart.level,
        smart.doors,
        smart.valve,
        smart.log,
      ].map((part) => ({ name: part.name, text: optional(part.text) })),
      drawing: {
        id: 'smart-container',
        title,
        description,
        level: figures.fillHeight.value,
        ...band,
        ...dial,
      },
    },
    reach: {
      heading: reach.heading,
      figures: [
        { ...asCount(figures.countries), scope: optional(reach.countries) },
        { ...asCount(figures.peopleReached), scope: reach.people },
        { ...asCount(figures.containersDelivered), scope: reach.containers },
      ],
      note: `${reach.note} ${filledOr(reach.counted, reach.countedOnRequest)}`,
      link: { href: '/resources#figures', label: reach.link },
    },
    groups: {
      heading: groups.heading,
      definitions: [
        group(groups.communities, groups.examples),
        group(groups.commercial, groups.examples),
        {
          ...group(groups.humanitarian, groups.examples),
          link: { href: '#emergency', label: groups.humanitarian.link },
        },
      ],
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(
        next,
        ['/contact?topic=supply', 'contact'],
        ['/pure-flow', 'pureFlow'],
        ['/choose-sustainable-impact', 'choose'],
      ),
    },
  } as const)
}

type OptionWords = { name: string; summary: string; capacity: string; ideal: string; time: string }

const option = ({ name, summary, capacity, ideal, time }: OptionWords) => ({
  name,
  summary,
  cells: { capacity: optional(capacity), ideal, time: optional(time) },
})

type GroupWords = { name: string; text: string; examples: readonly string[] }

const group = ({ name, text, examples }: GroupWords, label: string) => ({
  term: name,
  text: [text],
  examples: { label, items: examples },
})
