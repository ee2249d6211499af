import { drawingWords } from '../../words/drawing-words.ts'
import type { Language } from '../../words/language.ts'
import { openingOf } from '../../words/links-of.ts'
import { sharedWords } from '../../words/shared.ts'
import { shown } from '../../words/shown.ts'
import { tierWords } from '../../words/tiers.ts'
import { filledOr, optional, sentences } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function partnershipsSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/partnerships',
    language,
    '/partnerships',
  )
  const { hero, tiers, receive, reached, audit, process, form } = words
  const { answerBusinessDays } = figures
  const drawing = drawingWords(language, '/partnerships').confluence
  const { labels, corporate, strategic, logistics, ...ways } = tierWords(language, '/partnerships')

  return {
    drawing,
    picture: { caption: words.picture },
    ...shown({
      hero: openingOf(hero, ['#contact-form', 'inquiry'], ['/contact?topic=partnership', 'other']),
      tiers: {
        ...ways,
        rows: [
          { id: 'bring', label: labels.bring },
          { id: 'receive', label: labels.receive },
          { id: 'counted', label: labels.counted },
        ],
        columns: [
          tier(corporate),
          { ...tier(strategic), featured: tiers.featured },
          tier(logistics),
        ],
        margin: [
          {
            value: figures.csrFunds.number,
            unit: figures.csrFunds.unit,
            scope: tiers.funds.scope,
            note: filledOr(tiers.funds.source, tiers.funds.sourceOnRequest),
            link: { href: '/resources#figures', label: tiers.funds.link },
          },
        ],
      },
      receive: {
        heading: receive.heading,
        definitions: [receive.project, receive.report, receive.visit, receive.terms].map(
          definition,
        ),
      },
      reached: {
        title: reached.heading,
        plate: {
          figure: figures.donated.shortNumber,
          unit: figures.donated.unit,
          text: reached.litres,
        },
        rows: [
          {
            title: reached.countries.title,
            text: optional(reached.countries.text),
            readings: [{ value: figures.countries.number, unit: '' }],
          },
          {
            title: reached.counts.title,
            text: reached.counts.text,
            readings: [],
            link: { href: '/community-impact#counted', label: reached.counts.link },
          },
        ],
      },
      audit: {
        heading: audit.heading,
        definitions: [
          audit.contract,
          {
            ...audit.money,
            text: sentences(audit.money.text, filledOr(audit.money.price, audit.money.noPrice)),
          },
          audit.proof,
          {
            ...audit.limits,
            text: sentences(audit.limits.text, audit.limits.paid, audit.limits.taps),
          },
        ].map(definition),
      },
      process:
        drawing &&
        ({
          heading: process.heading,
          caption: drawing.caption,
          start: drawing.measured.from,
          stations: [
            {
              ...process.assessment,
              reach: {
                kind: 'measured',
                ticks: answerBusinessDays.value,
                label: text('process.toAnswer', { answer: drawing.measured.label }),
              },
            },
            { ...process.design, reach: { kind: 'open', label: drawing.open } },
            { ...process.measurement, reach: { kind: 'open', label: drawing.open } },
          ],
        } as const),
      form: {
        heading: form.heading,
        promise: answerBusinessDays.withheld
          ? ''
          : ({
              value: answerBusinessDays.number,
              unit: answerBusinessDays.unit,
              scope: form.scope,
              note: form.note,
            } as const),
        mailboxes: {
          heading: form.mailboxes,
          signs: sharedWords(language).mailbox,
          partnerships: form.partnerships,
        },
      },
    } as const),
  }
}

const definition = ({ term, text }: { term: string; text: string }) => ({ term, text: [text] })

type TierWords = { name: string; for: string; bring: string; receive: string; counted: string }

const tier = ({ name, for: summary, bring, receive, counted }: TierWords) => ({
  name,
  summary,
  cells: { bring, receive, counted },
})
