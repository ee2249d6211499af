import type { Figure } from '../../figures/figure.ts'
import { powersOfTen } from '../../figures/powers-of-ten.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function sustainableDevelopmentGoalsSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/sustainable-development-goals',
    language,
    '/sustainable-development-goals',
  )
  const { hero, strategy, targets, conference, next } = words
  const { schools, revenueShare } = figures
  // A target keeps a count of ours where the larger one is withheld.
  const people = figures.peopleReached.withheld ? undefined : figures.peopleReached
  const reached = people ?? figures.communitiesPureFlow
  const partners = figures.partnershipsAll.withheld ? figures.csrPartners : figures.partnershipsAll
  const { share, drinking, local, places } = strategy

  const counted: readonly Figure[] = [reached, schools, partners].filter(
    ({ withheld }) => !withheld,
  )
  /** As many rings in each drawing as the largest count has zeros. */
  const most = Math.max(1, ...counted.map(({ value }) => Math.ceil(powersOfTen(value).powers)))

  /** A count as a drop: how many rings it has. */
  const dropOf = (title: string, { value }: Figure) => {
    const { full, part } = powersOfTen(value)
    return { title, description: text('targets.rings', { full, part }), full, part, most }
  }
  const when = filledOr(conference.place.days, conference.place.text)

  return shown({
    hero: openingOf(hero, ['/partnerships', 'partnerships'], ['/contact', 'contact']),
    strategy: {
      heading: strategy.heading,
      definitions: [
        {
          term: share.term,
          text: share.text,
          link: { href: '/profit-purpose', label: share.link },
        },
        drinking,
        local,
        {
          term: places.term,
          // The map goes with the numbers that it draws.
          text: [...places.text, ...(figures.communitiesAfrica.withheld ? [] : [places.map])],
          link: { href: '/global-impact', label: places.link },
        },
      ],
    },
    targets: {
      heading: targets.heading,
      note: targets.note,
      link: { href: '/community-impact#counted', label: targets.link },
      caption: targets.caption,
      items: [
        {
          title: targets.drinking.title,
          figure: reached.number,
          label: people ? targets.drinking.label : reached.unit,
          text: targets.drinking.text,
          drawing: dropOf(targets.drinking.drawing, reached),
        },
        {
          title: targets.sanitation.title,
          figure: schools.number,
          label: schools.unit,
          text: targets.sanitation.text,
          drawing: dropOf(targets.sanitation.drawing, schools),
        },
        {
          title: targets.ecosystems.title,
          figure: revenueShare.text,
          label: targets.ecosystems.label,
          text: targets.ecosystems.text,
          drawing: {
            title: targets.ecosystems.drawing,
            description: targets.ecosystems.description,
            share: revenueShare.value / 100,
          },
        },
        {
          title: targets.cooperation.title,
          figure: partners.number,
          label: partners.unit,
          text: targets.cooperation.text,
          drawing: dropOf(targets.cooperation.drawing, partners),
        },
      ],
      scale: {
        title: targets.scale.title,
        description: text('targets.scale.description', { rings: most }),
        text: text('targets.scale.text', { largest: 10 ** most }),
        most,
      },
    },
    conference: {
      title: conference.heading,
      plate: { figure: conference.year, unit: '', text: conference.text },
      rows: [
        { title: conference.place.title, text: when, readings: [] },
        { ...conference.hosts, readings: [] },
        { ...conference.dialogues, readings: [] },
        { ...conference.bring, readings: [] },
      ],
    },
    next: {
      sentence: next.sentence,
      text: next.text,
      actions: linksOf(next, ['/partnerships', 'partnerships'], ['/contact', 'contact']),
    },
  } as const)
}
