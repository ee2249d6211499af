import { bottleGrams } from '../../figures/carbon-figures.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

const whole = 100

/** What stands on the page, section by section; without what is withheld. */
export function sustainableBulkSolutionsSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/sustainable-bulk-solutions',
    language,
    '/sustainable-bulk-solutions',
  )
  const { hero, bottles, bladder, reduction, promise, plan, practices, next } = words
  const { co2Left } = figures
  const left = co2Left.value
  const promised = !figures.carbonNeutral.withheld && !figures.carbonPromise.withheld
  const fact = ({ term, text: told }: { term: string; text: string }) => ({ term, text: [told] })
  const row = ({ question, ours, yours }: { question: string; ours: string; yours: string }) => ({
    question,
    answers: [ours, yours] as const,
  })
  const stage = ({ title, text: done, end }: { title: string; text: string; end: string }) => ({
    title,
    text: done,
    end: { words: end },
  })

  return shown({
    hero: {
      ...openingOf(hero, ['/partnerships', 'partnerships'], ['/contact?topic=supply', 'contact']),
      drawing: { id: 'loading', ...hero.drawing },
    },
    bottles: {
      heading: bottles.heading,
      note: bottles.note,
      unit: bottles.dot,
      ...(!figures.bottlePlastic.withheld && {
        margin: {
          term: bottles.plastic.heading,
          text: text('bottles.plastic.text', { grams: bottleGrams }),
        },
      }),
      drawing: {
        id: 'bottles',
        ...bottles.drawing,
        count: figures.bottles.value,
        volume: figures.containerVolume.text,
      },
    },
    bladder: {
      heading: bladder.heading,
      definitions: [bladder.maker, bladder.papers, bladder.empty].map(fact),
    },
    reduction:
      !co2Left.withheld &&
      ({
        heading: reduction.heading,
        note: `${reduction.note} ${filledOr(reduction.baseline, reduction.baselineOnRequest)}`,
        link: { href: '/resources#figures', label: reduction.link },
        margin: { term: reduction.report.heading, text: reduction.report.text },
        caption: reduction.caption,
        drawing: {
          id: 'lengths',
          title: reduction.drawing.title,
          description: text('reduction.drawing.description', { whole, left }),
          lengths: [
            { name: reduction.drawing.before, left: whole, note: reduction.drawing.level },
            {
              name: reduction.drawing.after,
              left,
              less: reduction.drawing.less,
              note: reduction.drawing.reduction,
            },
          ],
        },
        data: {
          summary: reduction.data.summary,
          columns: [reduction.data.length, text('reduction.data.share', { whole })],
          rows: [
            [reduction.data.before, wholeNumber(whole, language)],
            [reduction.data.after, wholeNumber(left, language)],
          ],
        },
      } as const),
    promise:
      promised &&
      ({
        heading: promise.heading,
        note: promise.note,
        voices: [promise.ours, promise.yours],
        rows: [row(promise.port), row(promise.load), row(promise.road)],
      } as const),
    plan: { heading: plan.heading, definitions: [fact(plan)] },
    practices: {
      heading: practices.heading,
      entries: [
        stage(practices.source),
        stage(practices.factory),
        stage(practices.hub),
        stage(practices.customer),
      ],
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(
        next,
        ['/partnerships', 'partnerships'],
        ['/community-impact', 'impact'],
        ['/contact?topic=supply', 'contact'],
      ),
    },
  } as const)
}
