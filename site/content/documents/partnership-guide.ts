import { figuresFor } from '../../figures/figures-for.ts'
import { givenContainersDrawn } from '../../figures/people-figures.ts'
import { partnerships } from '../partnerships.ts'
import type { Part } from './document-words.ts'
import { plateWords } from './plate-words.ts'
import { shownDocument } from './shown-document.ts'

const figures = figuresFor('document:partnership-guide')

/** The tiers of `/partnerships`, one column each. */
function tiers(): Part[] {
  const { tiers: words } = partnerships
  if (!words) return []
  const { rows, columns } = words
  const across = (cell: (column: (typeof columns)[number]) => string) =>
    Object.fromEntries(columns.map((column) => [column.name, cell(column)]))
  return [
    {
      kind: 'ledger',
      columns: [
        { key: 'tier', label: 'Tier', share: 2.4 },
        ...columns.map(({ name }) => ({ key: name, label: name, share: 4 })),
      ],
      rows: [
        { tier: 'For', ...across(({ summary }) => summary) },
        ...rows.map(({ id, label }) => ({ tier: label, ...across(({ cells }) => cells[id]) })),
      ],
    },
  ]
}

export const partnershipGuide = shownDocument({
  slug: 'partnership-guide',
  title: 'Partnership guide',
  category: 'Partnership',
  description: 'Tiers, process, and a form to prepare your inquiry on.',
  subtitle: 'What you bring, what you get, and how it is counted.',
  plate: {
    figure: figures.answerBusinessDays.number,
    unit: figures.answerBusinessDays.unit,
    text: 'Until our answer, on business days.',
  },
  facts: [
    {
      term: 'Partnerships',
      value: figures.partnershipsAll.text,
      scope: `${figures.csrPartners.number} of them CSR partners.`,
    },
    {
      term: 'Litres donated',
      value: figures.donated.text,
      scope: `÷ ${figures.containerVolume} = ${givenContainersDrawn}.`,
    },
    {
      term: 'Share of revenue',
      value: figures.revenueShare.text,
      scope: 'Funds water projects.',
    },
    {
      term: 'Loads',
      value: figures.containerVolume.text,
      scope: `One flexitank; packs of ${figures.packSizes}.`,
    },
  ],
  opening: {
    kind: 'plate',
    plate: 'confluence',
    alternative: plateWords.confluence?.description ?? '',
    caption: partnerships.process?.caption ?? '',
  },
  parts: [
    {
      kind: 'section',
      heading: 'The tiers',
      note: 'What each tier brings, gets and counts.',
    },
    ...tiers(),
    {
      kind: 'section',
      heading: 'After you write to us',
      note: 'Three steps, from inquiry to impact, in every tier.',
    },
    {
      kind: 'steps',
      steps: (partnerships.process?.stations ?? []).map(({ name, text, reach }) => ({
        title: name,
        text,
        ...(reach.kind === 'measured' && { besides: figures.answerBusinessDays.text }),
      })),
    },
    {
      kind: 'section',
      heading: 'Who partners with us',
      note: 'The form offers six interests. Choose Other if none fits.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'CSR sponsors',
          text: 'Fund a project matched to your cause, and carry its litres and communities into your report.',
        },
        {
          term: 'Technology partners',
          text: 'Bring sensors and software for containers and hubs; start on one lane.',
        },
        {
          term: 'NGOs',
          text: 'Get water by the container behind your people on the ground.',
        },
        {
          term: 'Logistics partners',
          text: 'Take loads of one kind on lanes you already run.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'Prepare your inquiry',
      note: 'These lines make a good message in the form.',
    },
    {
      kind: 'blanks',
      lines: [
        { label: 'What you bring', hint: 'Funds, ships, software, people, a place.' },
        { label: 'Where', hint: 'Region, port, community.' },
        { label: 'From when, until when', hint: 'The first date that matters, and the last.' },
        { label: 'How much', hint: 'Containers, litres or a budget; a range will do.' },
        { label: 'What you must report', hint: 'To whom, by which standard, on which day.' },
        { label: 'Who decides', hint: 'On your side, and who should hear our answer.' },
      ],
    },
  ],
  register: [
    { name: 'Our answer', figure: figures.answerBusinessDays },
    { name: 'Partnerships', figure: figures.partnershipsAll },
    { name: 'CSR partners', figure: figures.csrPartners },
    { name: 'Litres donated', figure: figures.donated },
    { name: 'Containers donated', figure: figures.givenContainers },
    { name: 'Share of revenue', figure: figures.revenueShare },
    { name: 'Container', figure: figures.containerVolume },
    { name: 'Packs', figure: figures.packSizes },
  ],
})
