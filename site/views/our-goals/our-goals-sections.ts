import type { Figure } from '../../figures/figure.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, optional, sentences } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function ourGoalsSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/our-goals',
    language,
    '/our-goals',
  )
  const { hero, goals, commitments, next } = words
  const { plan, planOnRequest, ...promise } = commitments.sustainability
  const behind = filledOr(plan, planOnRequest)
  // Nothing stands behind a promise that is withheld.
  const promised = optional(promise.text) && sentences(promise.text, behind)
  return shown({
    hero: openingOf(
      { ...hero, description: text('goals.counted', { commitments: promised ? 5 : 4 }) },
      ['/partnerships', 'work'],
      ['/contact', 'contact'],
    ),
    goals: {
      heading: goals.heading,
      note: goals.note,
      board: { id: 'gauge', ...goals.board },
      marks: [
        goal(goals.access, figures.peopleReached),
        goal(goals.innovation, figures.transitTemperature),
        goal(goals.impact, figures.donated),
      ],
    },
    commitments: {
      heading: commitments.heading,
      note: commitments.note,
      entries: [
        commitment(commitments.purity, figures.purity),
        ...(promised ? [commitment({ ...promise, text: promised }, figures.carbonPromise)] : []),
        commitment(commitments.customized, figures.ordersPerMonth),
        commitment(commitments.social, figures.revenueShare),
        commitment(commitments.reach, figures.countries),
      ],
      caption: commitments.caption,
    },
    next: {
      sentence: next.sentence,
      text: next.text,
      actions: linksOf(next, ['/partnerships', 'partnerships'], ['/contact', 'contact']),
    },
  } as const)
}

type Held = { title: string; text: string; scope: string }

const goal = ({ title, text, scope }: Held, figure: Figure) => ({
  title,
  text,
  beside: { figure: figure.number, unit: figure.unit, scope },
})

/** A commitment stands also while its figure is withheld. */
const commitment = ({ title, text, scope }: Held, figure: Figure) => ({
  title,
  text,
  end: figure.withheld ? { words: '' } : { figure: figure.text, scope: optional(scope) },
})
