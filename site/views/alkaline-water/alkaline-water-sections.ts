import { drawingWords, phSpan } from '../../words/drawing-words.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

const path = '/alkaline-water'

/** What stands on the page, section by section; without what is withheld. */
export function alkalineWaterSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>('site/views/alkaline-water', language, path)
  const { hero, plot, ranges, premium, next } = words
  const { ph, phLow, phAverage } = figures
  const { phScale } = drawingWords(language, path)
  const { heading, headingAlone, caption, captionAlone, tenths } = plot
  const { textAlone: tenthsAlone } = tenths
  const { sentence, sentenceAlone, text: ask, textAlone: askAlone } = next
  const { alkaline, mild } = ranges
  /** The owner may have settled on one of the ranges. */
  const both = !ph.withheld && !phLow.withheld
  const steps = text('plot.tenths.text', { steps: phSpan(figures).steps })

  return shown({
    hero: openingOf(hero, ['/contact?topic=supply', 'ask'], ['/solutions', 'solutions']),
    plot:
      phScale &&
      ({
        heading: both ? heading : headingAlone,
        note: plot.note,
        margin: { term: tenths.heading, text: both ? steps : tenthsAlone },
        caption: both ? caption : captionAlone,
        data: {
          summary: plot.data.summary,
          columns: [plot.data.range, plot.data.ph],
          rows: [
            [plot.data.alkaline, ph.digits],
            [plot.data.average, phAverage.text],
            [plot.data.mild, phLow.digits],
          ],
        },
        drawing: phScale,
      } as const),
    ranges:
      both &&
      ({
        heading: ranges.heading,
        note: ranges.note,
        voices: [
          { name: alkaline.name, figure: ph.digits, scope: optional(alkaline.scope) },
          { name: mild.name, figure: phLow.digits, scope: mild.scope },
        ],
        rows: [
          { question: ranges.choose, answers: [alkaline.choose, mild.choose] },
          { question: ranges.order, answers: [alkaline.order, mild.order] },
          {
            question: ranges.check,
            answers: [alkaline.check, mild.check],
          },
        ],
      } as const),
    premium: {
      heading: premium.heading,
      definitions: [
        {
          term: premium.formulation.term,
          text: [premium.formulation.text, premium.formulation.trial, premium.formulation.samples]
            .map(optional)
            .filter(Boolean),
        },
        { term: premium.taste.term, text: [premium.taste.text] },
        { term: premium.label.term, text: [premium.label.text] },
      ],
    },
    next: {
      sentence: both ? sentence : sentenceAlone,
      text: [both ? ask : askAlone],
      actions: linksOf(next, ['/contact?topic=supply', 'contact'], ['/solutions', 'solutions']),
    },
  } as const)
}
