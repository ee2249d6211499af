import { colonIn } from '../../../contract/words/colon.ts'
import { siteConfig } from '../../../site.config.ts'
import { asCount, printed } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { sharedWords } from '../../words/shared.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function homeSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>('site/views/home', language, '/')
  const { hero, formats, doors, iceToPort, purpose, solutions, next } = words

  const format = (
    drawn: keyof typeof formats & ('flexitank' | 'packs' | 'tanker' | 'rail'),
    href: '/bulk-glacier-water' | '/solutions',
  ) => ({ drawn, href, ...formats[drawn] })
  const learnMore = (href: `/${string}`, subject: string) => ({
    href,
    label: solutions.more,
    subject: colonIn(language) + subject,
  })
  const { source, filtration, harvesting, delivery, distribution, goals } = solutions

  return shown({
    hero: openingOf(hero, ['/contact?topic=supply', 'quote'], ['/water-purity', 'filtered']),
    heroLabel: hero.label,
    formats: {
      label: formats.label,
      formats: [
        format('flexitank', '/bulk-glacier-water'),
        format('packs', '/solutions'),
        format('tanker', '/solutions'),
        format('rail', '/solutions'),
      ],
    },
    opening: words.opening,
    doors: {
      heading: doors.heading,
      entries: [
        door(doors.buy, '/bulk-glacier-water'),
        door(doors.town, '/access-bulk-water#towns'),
        door(doors.emergency, '/access-bulk-water#emergency'),
        door(doors.fund, '/partnerships'),
        door(doors.invest, '/investors'),
      ],
      caption: optional(doors.caption),
    },
    iceToPort: {
      heading: iceToPort.heading,
      note: iceToPort.note,
      stations: [
        // The drawing has a column for each: a station stays when its figure goes.
        { ...iceToPort.ice, figure: printed(figures.sourceTemperature) },
        {
          ...iceToPort.lava,
          figure: optional(iceToPort.lava.figure),
          along: printed(figures.deepestLava),
        },
        { ...iceToPort.spring, figure: printed(figures.phNatural) },
        {
          ...iceToPort.container,
          figure: printed(figures.containerVolume),
          scope: optional(iceToPort.container.scope),
        },
        { ...iceToPort.ship, figure: printed(figures.leadTimeWeeks) },
      ],
      caption: iceToPort.caption,
    },
    rock: { caption: iceToPort.rock },
    purpose: {
      title: purpose.title,
      plate: {
        figure: figures.revenueShare.number,
        unit: figures.revenueShare.unit,
        text: purpose.text,
      },
      tenths: figures.revenueShare.value / 10,
      rows: [
        { ...asCount(figures.donated), ...purpose.given },
        { ...asCount(figures.communitiesPureFlow), ...purpose.places },
        { ...asCount(figures.csrPartners), ...purpose.companies },
        {
          title: purpose.freeWater.title,
          text: purpose.freeWater.text,
          action: {
            href: siteConfig.externalPlatformUrl,
            label: purpose.freeWater.link,
            external: sharedWords(language).newTab,
          },
        },
      ],
    },
    solutions: {
      title: solutions.title,
      note: solutions.note,
      items: [
        {
          title: source.title,
          scope: source.scope,
          paragraphs: source.paragraphs,
          shows: { x: 0, width: 620, foot: 600 },
          facts: [
            { ...source.temperature, value: figures.sourceTemperature.text },
            { ...source.ph, value: figures.phNatural.digits },
          ],
          action: learnMore('/source-of-water', source.title),
        },
        {
          title: filtration.title,
          scope: filtration.scope,
          paragraphs: filtration.paragraphs,
          shows: { x: 330, width: 340, foot: 660 },
          facts: [filtration.years, { ...filtration.solids, value: figures.tds.text }],
          action: learnMore('/water-purity', filtration.title),
        },
        {
          title: harvesting.title,
          scope: harvesting.scope,
          paragraphs: harvesting.paragraphs,
          shows: { x: 700, width: 310, foot: 540 },
          facts: [
            { ...harvesting.capacity, value: figures.lineCapacity.text },
            { ...harvesting.day, value: figures.operatingDay.text },
          ],
          action: learnMore('/water-harvesting', harvesting.title),
        },
        {
          title: delivery.title,
          scope: delivery.scope,
          paragraphs: delivery.paragraphs,
          shows: { x: 1230, width: 450, foot: 600 },
          facts: [
            { ...delivery.regular, value: figures.ordersPerMonth.text },
            delivery.leadTime,
            { ...delivery.temperature, value: figures.transitTemperature.text },
            { ...delivery.emergency, value: figures.emergencyOrder.text },
          ],
          action: learnMore('/bulk-delivery', delivery.title),
        },
        {
          title: distribution.title,
          scope: distribution.scope,
          paragraphs: distribution.paragraphs,
          shows: { x: 1010, width: 205, foot: 512 },
          facts: [{ ...distribution.packs, value: figures.packSizes.text }, distribution.smallest],
          action: learnMore('/industry-distribution', distribution.title),
        },
        {
          title: goals.title,
          scope: goals.scope,
          paragraphs: goals.paragraphs,
          shows: 'school-tap',
          facts: [
            { ...goals.people, value: figures.peopleReached.text },
            { ...goals.schools, value: figures.schools.text },
          ],
          action: learnMore('/sustainable-development-goals', goals.title),
        },
      ],
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(
        next,
        ['/contact?topic=supply', 'contact'],
        ['/access-bulk-water#plan', 'plan'],
        ['/partnerships', 'partnerships'],
      ),
    },
  } as const)
}

type DoorWords = { title: string; text: string; link: string }

const door = ({ title, text, link }: DoorWords, href: `/${string}`) => ({
  title,
  text,
  end: { link: { href, label: link } },
})
