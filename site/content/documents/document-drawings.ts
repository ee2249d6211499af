import { daysOf, figures, rangeOf } from '../figures.ts'

const bare = (text: string) => text.replace(/^pH | (?:mg\/L|years|communities)$/g, '')

/** The one number of a figure's text. */
function numberIn({ text }: { text: string }): number {
  const [digits] = /\d[\d,.]*/.exec(text) ?? []
  if (!digits) throw new Error(`${text} holds no number`)
  return Number(digits.replaceAll(',', ''))
}

const span = (name: string, figure: { text: string }) => ({
  name,
  value: bare(figure.text),
  years: rangeOf(figure),
})

const communities = (figure: { text: string }, scope: string) => ({
  count: numberIn(figure),
  figure: bare(figure.text),
  scope,
})

const mineral = (name: string, figure: { text: string; scope: string }) => ({
  name,
  value: bare(figure.text),
  range: rangeOf(figure),
})

/** Words and figures of the drawings that documents have of their own. */
export const documentDrawings = {
  container: {
    id: 'container',
    title: 'A container cut open, beside a person',
    description:
      'A flexitank of 24,000 litres in a 20-foot container; beside it a person of 1.8 m.',
    labels: { volume: figures.containerVolume.text, person: ['Person', figures.person.text] },
  },
  leadTimes: {
    title: 'Two stated lead times',
    description: '7–21 days and 2–4 weeks on a rule of 28 days; they share the days 14 to 21.',
    days: { range: rangeOf(figures.leadTime), label: figures.leadTime.text },
    weeks: {
      range: daysOf(figures.leadTimeWeeks),
      label: `${figures.leadTimeWeeks.text}, stated elsewhere`,
    },
    both: {
      range: [daysOf(figures.leadTimeWeeks)[0], rangeOf(figures.leadTime)[1]],
      label: 'both statements agree',
    },
  },
  containers: {
    title: 'A hundred containers, one mark each',
    description: 'Up to 50 in a month; 10 to 50 in an emergency, up to 100 in 24–48 hours.',
    month: {
      most: rangeOf(figures.ordersPerMonth)[1],
      label: `Filled: ${figures.ordersPerMonth.text}`,
    },
    emergency: {
      least: rangeOf(figures.emergencyOrder)[0],
      most: numberIn(figures.emergencyMost),
      label: `Emergency: ${figures.emergencyOrder.text}, dark marks are the least`,
      dashed: 'dashed: up to 100, in 24–48 hours',
    },
  },
  standards: {
    title: 'Stated readings beside published values',
    description: 'pH beside the band of the EU directive; dissolved solids beside the WHO value.',
    scales: [
      {
        name: 'pH',
        from: 6,
        to: 10,
        marks: [6, 7, 8, 9, 10],
        standard: {
          range: rangeOf(figures.euPh),
          label: `${figures.euPh.text}, EU directive 2020/2184`,
        },
        readings: [
          { range: rangeOf(figures.ph), label: bare(figures.ph.text) },
          { range: rangeOf(figures.phLow), label: bare(figures.phLow.text) },
        ],
      },
      {
        name: 'TDS, mg/L',
        from: 0,
        to: 600,
        marks: [0, 100, 200, 300, 400, 500, 600],
        standard: {
          range: [0, numberIn(figures.whoTds)],
          label: 'generally good to taste below about 600 mg/L, WHO; no limit',
        },
        readings: [
          { range: [0, numberIn(figures.tds)], label: figures.tds.text },
          { range: [0, numberIn(figures.tdsStrict)], label: figures.tdsStrict.text },
        ],
      },
    ],
  },
  minerals: {
    title: 'Four mineral ranges',
    description: 'Calcium, magnesium, silica and potassium in mg/L on one axis.',
    unit: 'mg/L',
    ranges: [
      mineral('Calcium', figures.calcium),
      mineral('Magnesium', figures.magnesium),
      mineral('Silica', figures.silica),
      mineral('Potassium', figures.potassium),
    ],
  },
  years: {
    title: 'Three spans of years',
    description: 'A logarithmic scale of years with the three stated spans of filtration.',
    unit: 'years',
    spans: [
      span('first lava', figures.firstLava),
      span('second lava', figures.secondLava),
      span('deepest lava', figures.deepestLava),
    ],
  },
  tenth: { title: 'One tenth', description: 'One of ten parts is filled.' },
  outcomes: {
    title: 'Three changes against before',
    description: 'School attendance 185, income 160 and illness 30, each against 100 before.',
    before: 'before: 100',
    outcomes: [
      {
        name: 'School attendance',
        figure: `+${figures.attendance.text}`,
        change: numberIn(figures.attendance),
      },
      { name: 'Income', figure: `+${figures.income.text}`, change: numberIn(figures.income) },
      { name: 'Illness', figure: `−${figures.illness.text}`, change: -numberIn(figures.illness) },
    ],
  },
  communities: {
    title: 'Communities, counted three times',
    description: '17, 150 and 1,000 dots, one for each community of the three statements.',
    readings: [
      communities(figures.communitiesStated, 'on the record of Pure Flow'),
      communities(figures.communitiesMany, 'stated for community impact'),
      communities(figures.communitiesMost, 'stated worldwide'),
    ],
  },
} as const
