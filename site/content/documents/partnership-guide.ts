import type en from '../../words/documents/partnership-guide/en.json'
import type { Language } from '../../words/language.ts'
import { tierWords } from '../../words/tiers.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asStep, asTerm, sponsorsSection } from './series-words.ts'
import { shownDocument } from './shown-document.ts'

export function partnershipGuide(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/words/documents/partnership-guide',
    language,
    'document:partnership-guide',
  )
  const { facts, process, partners, inquiry } = words
  const { answerBusinessDays } = figures
  const { labels, ...tiers } = tierWords(language, 'document:partnership-guide')
  const row = (of: 'madeFor' | 'bring' | 'receive' | 'counted') => ({
    tier: labels[of],
    corporate: tiers.corporate[of],
    strategic: tiers.strategic[of],
    logistics: tiers.logistics[of],
  })

  return shownDocument(language, {
    slug: 'partnership-guide',
    title: words.title,
    category: words.category,
    description: words.description,
    subtitle: words.subtitle,
    plate: {
      figure: answerBusinessDays.number,
      unit: answerBusinessDays.unit,
      text: words.plate,
    },
    facts: [
      { ...facts.partnerships, value: figures.partnershipsAll.text },
      { ...facts.donated, value: figures.donated.text },
      { ...facts.share, value: figures.revenueShare.text },
      { ...facts.load, value: figures.containerVolume.text },
    ],
    opening: { kind: 'plate', plate: 'confluence', caption: words.opening },
    parts: [
      { kind: 'section', heading: tiers.heading, note: tiers.note },
      {
        kind: 'ledger',
        columns: [
          { key: 'tier', label: labels.tier, share: 2.4 },
          { key: 'corporate', label: tiers.corporate.name, share: 4 },
          { key: 'strategic', label: tiers.strategic.name, share: 4 },
          { key: 'logistics', label: tiers.logistics.name, share: 4 },
        ],
        rows: [row('madeFor'), row('bring'), row('receive'), row('counted')],
      },
      ...sponsorsSection(language),
      { kind: 'section', heading: process.heading, note: process.note },
      {
        kind: 'steps',
        steps: [
          { ...asStep(process.assessment), besides: answerBusinessDays.text },
          asStep(process.design),
          asStep(process.measurement),
        ],
      },
      { kind: 'section', heading: partners.heading, note: partners.note },
      {
        kind: 'terms',
        terms: [partners.sponsors, partners.technology, partners.ngos, partners.carriers].map(
          asTerm,
        ),
      },
      { kind: 'section', heading: inquiry.heading, note: inquiry.note },
      {
        kind: 'blanks',
        lines: [
          inquiry.bring,
          inquiry.where,
          inquiry.when,
          inquiry.volume,
          inquiry.report,
          inquiry.decides,
        ],
      },
    ],
  })
}
