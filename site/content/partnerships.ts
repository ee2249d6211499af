import { asPlate, figures } from './figures.ts'
import type { HeroWords } from './page-words.ts'

type Tier = 'bring' | 'get' | 'counted'

type PartnershipsWords = {
  hero: HeroWords
  tiers: {
    heading: string
    note: string
    rows: readonly { id: Tier; label: string }[]
    columns: readonly {
      name: string
      summary: string
      featured?: string
      cells: Readonly<Record<Tier, string>>
    }[]
    margin: readonly { value: string; unit: string; scope: string }[]
  }
  process: {
    heading: string
    note: string
    start: string
    stations: readonly {
      name: string
      text: string
      reach: { kind: 'measured'; label: string; ticks: number } | { kind: 'open'; label: string }
    }[]
    caption: string
  }
  drawing: {
    id: string
    title: string
    description: string
    tributaries: readonly [string, string, string]
    measured: { label: string; hours: number; from: string; to: string }
    open: string
  }
  form: {
    heading: string
    promise: { value: string; unit: string; scope: string; note: string }
    mailboxes: { heading: string; partnerships: string }
  }
}

const noDuration = 'no duration stated'

export const partnerships = {
  hero: {
    title: 'Partnerships',
    subtitle: 'Three ways to join, one process for all of them.',
    description: 'Write to us; the answer comes within 24 hours.',
    actions: [
      { href: '#contact-form', label: 'Send an inquiry' },
      { href: '/contact', label: 'Other questions' },
    ],
  },
  tiers: {
    heading: 'Three ways to join',
    note: 'Each tier says what passes from you to us, from us to you, and which number shows it.',
    rows: [
      { id: 'bring', label: 'What you bring' },
      { id: 'get', label: 'What you get' },
      { id: 'counted', label: 'What is counted' },
    ],
    columns: [
      {
        name: 'Corporate',
        summary: 'For CSR sponsors with a budget and a report to fill.',
        cells: {
          bring: 'Funds for water projects, and the cause or region you answer for.',
          get: 'A project matched to that cause, and figures your report can carry.',
          counted: 'Litres donated and communities reached.',
        },
      },
      {
        name: 'Strategic',
        featured: 'Featured',
        summary: 'For technology partners and NGOs that build the supply with us.',
        cells: {
          bring:
            'What we do not have: sensors and software, a place in the communities, people who know the ground.',
          get: 'A joint plan drawn for one place, water by the container behind it, and one person who answers for it here.',
          counted: 'What the joint plan names. Both sides agree on it before anything is built.',
        },
      },
      {
        name: 'Logistics',
        summary: 'For logistics partners with ships, tankers, rail or a hub.',
        cells: {
          bring: 'Room on lanes you already run, or hands for the last kilometres.',
          get: 'Loads of one kind: 24,000 L flexitanks, or 5 L and 10 L packs.',
          counted: 'Containers moved, and deliveries on time.',
        },
      },
    ],
    margin: [asPlate(figures.csrPartners), asPlate(figures.csrFunds)],
  },
  process: {
    heading: 'One river for every tier',
    note: 'Whichever tier you choose, the same three steps follow. We put a time on the one we can promise.',
    start: 'Your inquiry',
    stations: [
      {
        name: 'Assessment',
        text: 'We read what you bring, ask what is missing, and say plainly whether it fits.',
        reach: { kind: 'measured', ticks: 24, label: 'within 24 hours' },
      },
      {
        name: 'Custom design',
        text: 'Volume, place, route and roles go onto one sheet that both sides sign off.',
        reach: { kind: 'open', label: noDuration },
      },
      {
        name: 'Impact measurement',
        text: 'What was agreed is counted where the water arrives, and reported back to you.',
        reach: { kind: 'open', label: noDuration },
      },
    ],
    caption: 'Schematic; only the first reach is to scale.',
  },
  drawing: {
    id: 'confluence',
    title: 'Three tributaries, one river, three gauges',
    description:
      'Corporate, Strategic, the widest, and Logistics join one river where your inquiry begins. The reach from your inquiry to our answer is measured: within 24 hours. It ends at gauge 1, assessment. Gauge 2 is custom design, gauge 3 impact measurement; for the reaches between them no duration is stated.',
    tributaries: ['Corporate', 'Strategic', 'Logistics'],
    measured: {
      label: 'within 24 hours',
      hours: 24,
      from: 'Your inquiry',
      to: 'Our answer',
    },
    open: noDuration,
  },
  form: {
    heading: 'Send an inquiry',
    promise: {
      ...asPlate(figures.answerPartnership),
      note: 'CSR sponsors, technology partners, NGOs and logistics partners write here; if none of the interests fits, choose Other.',
    },
    mailboxes: { heading: 'Or by mail', partnerships: 'Partnerships' },
  },
} as const satisfies PartnershipsWords
