import type en from '../../words/documents/impact-summary/en.json'
import type { Language } from '../../words/language.ts'
import { filledOr, optional, sentences } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asStep, asTerm, sponsorsSection } from './series-words.ts'
import { shownDocument } from './shown-document.ts'

export function impactSummary(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/words/documents/impact-summary',
    language,
    'document:impact-summary',
  )
  const { facts, share, projects, changes, carbon, jobs, counted, report } = words
  const { revenueShare, carbonNeutral, carbonReduction } = figures

  return shownDocument(language, {
    slug: 'impact-summary',
    title: words.title,
    category: words.category,
    description: words.description,
    subtitle: words.subtitle,
    plate: { figure: revenueShare.number, unit: revenueShare.unit, text: words.plate },
    facts: [
      { ...facts.donated, value: figures.donated.text },
      { ...facts.people, value: figures.peopleReached.text },
      { ...facts.schools, value: figures.schools.number },
      { ...facts.partners, value: figures.csrPartners.number },
    ],
    opening: { kind: 'plate', plate: 'communities', caption: words.opening },
    parts: [
      {
        kind: 'section',
        heading: share.heading,
        note: sentences(filledOr(share.noteWithStatus, share.note), share.paid),
      },
      { kind: 'plate', plate: 'tenth', caption: share.caption },
      { kind: 'section', heading: projects.heading, note: optional(projects.taps) },
      { kind: 'terms', terms: [projects.place, projects.people, projects.upkeep].map(asTerm) },
      ...sponsorsSection(language),
      { kind: 'section', heading: counted.heading },
      { kind: 'terms', terms: [counted.notes, counted.ledger].map(asTerm) },
      { kind: 'section', heading: changes.heading, note: changes.note },
      { kind: 'plate', plate: 'outcomes', columns: 9, caption: changes.caption },
      { kind: 'section', heading: carbon.heading, note: carbon.note },
      {
        kind: 'ledger',
        columns: [
          { key: 'what', label: carbon.columns.what, share: 5 },
          { key: 'figure', label: carbon.columns.figure, share: 3, figures: true },
          { key: 'basis', label: carbon.columns.basis, share: 6 },
        ],
        rows: [
          { ...carbon.neutral, basis: carbonNeutral.basisText },
          { ...carbon.reduction, basis: carbonReduction.basisText },
        ],
      },
      { kind: 'section', heading: jobs.heading, note: jobs.note },
      {
        kind: 'terms',
        terms: [
          { term: figures.microJobs.text, text: jobs.pureFlow },
          { term: figures.jobsMany.text, text: jobs.community },
        ],
      },
      { kind: 'section', heading: report.heading, note: report.note },
      {
        kind: 'steps',
        steps: [report.figure, report.months, report.place, report.standard, report.share].map(
          asStep,
        ),
      },
    ],
  })
}
