import { figures } from '../figures.ts'
import { partnerships } from '../partnerships.ts'
import type { DocumentWords } from './document-words.ts'

const { rows, columns } = partnerships.tiers

export const partnershipGuide = {
  slug: 'partnership-guide',
  title: 'Partnership guide',
  category: 'Partnership',
  description:
    'Three tiers, one process, and a sheet to prepare your inquiry on before you send it.',
  subtitle: 'Who brings what, who gets what, and which number shows it.',
  plate: {
    figure: '24',
    unit: 'hours',
    text: 'Until our answer to an inquiry. It is the one step of the process with a stated time, and the one we put a time on.',
  },
  facts: [
    { term: 'CSR partners', value: '11', scope: '100+ partnerships are stated elsewhere.' },
    {
      term: 'CSR funds',
      value: figures.csrFunds.text,
      scope: 'As stated by the company; source and period not stated.',
    },
    { term: 'Share of revenue', value: figures.revenueShare.text, scope: 'Funds water projects.' },
    {
      term: 'Loads',
      value: figures.containerVolume.text,
      scope: 'One flexitank; packs of 5 L and 10 L.',
    },
  ],
  opening: {
    kind: 'plate',
    plate: 'confluence',
    alternative: partnerships.drawing.description,
    caption: partnerships.process.caption,
  },
  parts: [
    {
      kind: 'section',
      heading: 'Three tiers',
      note: 'The same three questions, asked of each.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Question', share: 2.4 },
        ...columns.map(({ name }) => ({ label: name, share: 4 })),
      ],
      rows: [
        ['For', ...columns.map(({ summary }) => summary)],
        ...rows.map(({ id, label }) => [label, ...columns.map(({ cells }) => cells[id])] as const),
      ],
    },
    {
      kind: 'section',
      heading: 'One process for every tier',
      note: 'What happens after you have written to us.',
    },
    {
      kind: 'steps',
      steps: partnerships.process.stations.map(({ name, text, reach }) => ({
        title: name,
        text,
        ...(reach.kind === 'measured' && { figure: figures.answerPartnership.text }),
      })),
    },
    {
      kind: 'section',
      heading: 'What comes of it, and for whom',
      note: 'Six interests can be named in the form. Choose Other if none fits.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'CSR sponsors',
          text: 'A project matched to your cause, and figures your report can carry: litres and communities.',
        },
        {
          term: 'Technology partners',
          text: 'Sensors and software for containers and hubs, tried on one lane before a second.',
        },
        {
          term: 'NGOs',
          text: 'Water by the container behind your people on the ground, and one person here who answers.',
        },
        {
          term: 'Logistics partners',
          text: 'Loads of one kind on lanes you already run; containers moved and deliveries on time are counted.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'Prepare your inquiry',
      note: 'The form asks for name, e-mail, organization, interest and a message. These lines make a good message.',
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
    ['Our answer', figures.answerPartnership],
    ['CSR partners', figures.csrPartners],
    ['Partnerships', figures.partnershipsStated],
    ['CSR funds', figures.csrFunds],
    ['Share of revenue', figures.revenueShare],
    ['Container', figures.containerVolume],
    ['Packs', figures.packSizes],
  ],
} as const satisfies DocumentWords
