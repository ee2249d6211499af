import type { ComponentProps } from 'react'
import { asPlate, figuresFor } from '../figures/figures-for.ts'
import type { Confluence } from '../graphics/partnerships/Confluence.tsx'
import type { FormSheet } from '../sections/FormSheet.tsx'
import type { Matrix } from '../sections/Matrix.tsx'
import type { Flow } from '../views/partnerships/Flow.tsx'
import { shown } from '../words/shown.ts'
import type { HeroWords } from './page-words.ts'
import type { DrawnFrom, WordsOf } from './section-words.ts'

const figures = figuresFor('/partnerships')
const answered = `within ${figures.answerBusinessDays}`
const byPlan = 'set by the plan'

type BesideForm = Extract<ComponentProps<typeof FormSheet>, { mailboxes: unknown }>

type PartnershipsWords = {
  hero: HeroWords
  tiers: WordsOf<typeof Matrix>
  process: WordsOf<typeof Flow>
  drawing: DrawnFrom<typeof Confluence>
  form: Pick<BesideForm, 'heading' | 'promise'> & {
    mailboxes: { heading: string; partnerships: string }
  }
}

export const partnerships = shown({
  hero: {
    title: 'Partnerships',
    subtitle: 'Bring funds, skill or ships. We bring the water.',
    description: `${figures.partnershipsAll}, ${figures.csrPartners.number} of them CSR partners. We answer ${answered} on business days.`,
    actions: [
      { href: '#contact-form', label: 'Send an inquiry' },
      { href: '/contact?topic=partnership', label: 'Other questions' },
    ],
  },
  tiers: {
    heading: 'Three ways to join',
    note: 'Choose the tier that fits what you already have.',
    rows: [
      { id: 'bring', label: 'What you bring' },
      { id: 'get', label: 'What you get' },
      { id: 'counted', label: 'What is counted' },
    ],
    columns: [
      {
        name: 'Corporate',
        summary: 'For companies with a CSR budget.',
        cells: {
          bring: 'A budget, and the cause or the region it is meant for.',
          get: 'A water project matched to your cause, with the figures to show for it.',
          counted: 'Litres donated and communities reached.',
        },
      },
      {
        name: 'Strategic',
        featured: 'Featured',
        summary: 'For technology partners and NGOs that build the supply with us.',
        cells: {
          bring: 'Sensors or software, a place in the communities, people who know the ground.',
          get: 'A joint plan for one place, with water by the container behind it.',
          counted: 'What the joint plan names.',
        },
      },
      {
        name: 'Logistics',
        summary: 'For carriers with ships, tankers, rail or a hub.',
        cells: {
          bring: 'Room on lanes you already run, or hands for the last kilometres.',
          get: `Loads of one kind: ${figures.containerVolume} flexitanks, or ${figures.packSizes} boxes.`,
          counted: 'Containers moved, and deliveries on time.',
        },
      },
    ],
    margin: [
      { ...asPlate(figures.csrFunds), scope: 'of CSR funds. Company figure.' },
      {
        ...asPlate(figures.countries),
        scope: `active in ${figures.countriesActive.number}.`,
      },
    ],
  },
  process: {
    heading: 'From inquiry to impact',
    note: 'The same three steps, for every tier.',
    start: 'Your inquiry',
    stations: [
      {
        name: 'Assessment',
        text: 'Our answer opens it. We look at what you bring, ask what is missing and tell you whether it fits.',
        reach: {
          kind: 'measured',
          ticks: figures.answerBusinessDays.value,
          label: `${answered}, to our answer`,
        },
      },
      {
        name: 'Custom design',
        text: 'Volume, place, route and roles on one sheet, agreed by both sides.',
        reach: { kind: 'open', label: byPlan },
      },
      {
        name: 'Impact measurement',
        text: 'What we agreed is counted where the water arrives, and the count comes to you.',
        reach: { kind: 'open', label: byPlan },
      },
    ],
    caption: `The red stretch is to scale: ${figures.answerBusinessDays}, on business days. The rest is not to scale.`,
  },
  drawing: {
    id: 'confluence',
    title: 'Three tributaries, one river, three gauges',
    description: `Corporate, Strategic, the widest, and Logistics join in one river where your inquiry begins. The stretch from your inquiry to our answer is measured: ${answered} on business days. It ends at gauge 1, assessment. Gauge 2 is custom design, gauge 3 impact measurement; the plan sets the time between them.`,
    tributaries: ['Corporate', 'Strategic', 'Logistics'],
    measured: {
      label: answered,
      hours: figures.answerBusinessDays.value,
      from: 'Your inquiry',
      to: 'Our answer',
    },
    open: byPlan,
  },
  form: {
    heading: 'Send an inquiry',
    promise: {
      ...asPlate(figures.answerBusinessDays),
      scope: 'From your inquiry to our answer, on business days.',
      note: 'CSR sponsors, technology partners, NGOs and carriers write here. If no interest fits, choose Other.',
    },
    mailboxes: { heading: 'Or by email', partnerships: 'Partnerships' },
  },
} as const satisfies PartnershipsWords)
