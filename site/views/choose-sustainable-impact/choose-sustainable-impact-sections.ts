import { asCount } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function chooseSustainableImpactSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/choose-sustainable-impact',
    language,
    '/choose-sustainable-impact',
  )
  const { hero, pillars, metrics, outcomes, practices, next } = words
  const { carbon } = metrics

  /** The levels in the order of the three outcomes, where 100 is before. */
  const { values: levels } = figures.outcomeLevels
  const [attended = Number.NaN, ill = Number.NaN, earned = Number.NaN] = levels

  const outcome = (name: 'attendance' | 'illness' | 'income', level: number) => ({
    title: outcomes[name].title,
    figure: outcomes[name].figure,
    text: outcomes[name].text,
    level,
    description: text(`outcomes.${name}.description`, { level }),
  })

  return shown({
    hero: {
      ...openingOf(hero, ['/partnerships', 'partnerships'], ['/community-impact', 'community']),
      drawing: { id: 'well', ...hero.drawing },
    },
    pillars: {
      heading: pillars.heading,
      note: pillars.note,
      definitions: [pillars.funding, pillars.water, pillars.work, pillars.footprint].map(
        ({ title, text }, place) => ({ term: `${place + 1} ${title}`, text: [text] }),
      ),
    },
    metrics: {
      heading: metrics.heading,
      figures: [
        { figure: figures.revenueShare.text, ...metrics.share },
        { ...asCount(figures.donated), ...metrics.donated },
        { ...asCount(figures.jobsPureFlow), ...metrics.jobs },
        {
          figure: figures.carbonReduction.text,
          unit: carbon.unit,
          scope: `${carbon.scope} ${filledOr(carbon.baseline, carbon.baselineOnRequest)}`,
        },
      ],
      note: metrics.note,
      link: { href: '/community-impact#counted', label: metrics.link },
    },
    outcomes: {
      heading: outcomes.heading,
      note: `${outcomes.note} ${filledOr(outcomes.method, outcomes.methodOnRequest)}`,
      link: { href: '/contact?topic=partnership', label: outcomes.link },
      caption: outcomes.caption,
      before: outcomes.before,
      items: [outcome('attendance', attended), outcome('illness', ill), outcome('income', earned)],
    },
    practices: {
      heading: practices.heading,
      note: practices.note,
      legend: { ticked: practices.ticked, open: practices.open },
      lines: [
        { ...practices.share, ticked: true },
        { ...practices.term, ticked: false },
        { ...practices.tracking, ticked: true },
        { ...practices.place, ticked: false },
        { ...practices.local, ticked: true },
        { ...practices.sea, ticked: true },
      ],
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(next, ['/partnerships', 'partnerships'], ['/community-impact', 'community']),
    },
  } as const)
}
