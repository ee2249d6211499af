import { figures } from './figures.ts'
import { knowYourWater } from './know-your-water.ts'
import type { BannerWords, HeroWords } from './page-words.ts'

/** Its unit stays on the line. */
const cold = figures.sourceTemperature.text.replace(' ', '\u00a0')

const onSite = 'shown on request'

export const sourceOfWater = {
  hero: {
    title: 'Source of Water',
    subtitle: 'How a spring is chosen, and how it is watched.',
    description: `Six features of the source, stated at ${cold}. The landscape is a rendering.`,
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/water-purity', label: 'Water purity' },
    ],
  },
  features: {
    heading: 'One divide, one spring',
    note: 'The same land twice: from above, and cut open along the line A to F.',
    caption: 'Schematic: an imagined catchment, no coordinates, no heights.',
    notes: [
      {
        mark: 'A',
        title: 'The divide',
        text: 'The high line around the ground. Rain and ice inside it can reach one spring only. What lies outside is someone else’s water.',
      },
      {
        mark: 'B',
        title: 'Glacier ice',
        text: 'The store. It keeps water cold and apart, and gives it up slowly.',
      },
      {
        mark: 'C',
        title: 'The edge of the ice',
        text: 'Where ice has become water and the water finds the ground.',
      },
      {
        mark: 'D',
        title: 'The lava field',
        text: `The filter. Three spans are stated for it: ${figures.filtrationSpan.text}.`,
      },
      {
        mark: 'E',
        title: 'The spring',
        text: `Where the streams gather and come to light, at ${cold}.`,
      },
      {
        mark: 'F',
        title: 'The intake',
        text: 'Where water is taken, and where it can be sampled before it meets a pipe.',
      },
    ],
    drawing: {
      id: 'catchment',
      title: 'A catchment in plan and in section',
      description:
        'Above, a contour sheet: a dot-dash line, the divide, closes around ice in the west and lava in the east and narrows to a spring. A line crosses it with six marks. Below, the profile along that line: A stands on the divide, B on the ice, C at its edge, D on the lava, E at the spring, F on the stream below it. Threads of water sink from the ice through the lava and rise at the spring.',
      marks: ['A', 'B', 'C', 'D', 'E', 'F'],
      names: { ice: 'Ice', lava: 'Lava', spring: 'Spring', divide: 'Divide' },
    },
  },
  criteria: {
    heading: 'What a source must show',
    note: 'The criteria by which a spring is chosen. They are also the questions to put to any supplier, us included.',
    legend: 'ticked: a stated figure stands behind the line',
    lines: [
      {
        title: 'Cold at the source',
        text: figures.sourceTemperature.text,
        ticked: true,
        status: 'stated',
      },
      {
        title: 'Pure before anyone touches it',
        text: `${figures.purity.text} purity`,
        ticked: true,
        status: 'stated',
      },
      {
        title: 'Long in the rock',
        text: figures.filtrationSpan.text,
        ticked: true,
        status: 'stated, three spans',
      },
      {
        title: 'Enough, every day',
        text: `${figures.sourceCapacity.text}; the filling line is stated at ${figures.lineCapacity.text}, and how the two relate is not stated.`,
        ticked: true,
        status: 'stated, two readings',
      },
      {
        title: 'One catchment, whole',
        text: 'The divide is known and no ground inside it is used for anything that could reach the water.',
        ticked: false,
        status: onSite,
      },
      {
        title: 'Room to sample',
        text: 'A place between spring and pipe where your own laboratory can fill its bottles.',
        ticked: false,
        status: onSite,
      },
    ],
  },
  monitoring: {
    title: 'Testing & Monitoring',
    plate: {
      figure: '2–4',
      unit: '°C',
      text: 'The temperature of the water, and the first thing to read: a spring that warms has changed its way.',
    },
    rows: [
      {
        title: 'Temperature',
        text: 'The quickest sign. It is read first, and every other value is read beside it.',
        readings: [],
      },
      {
        title: 'Acidity',
        text: 'pH shows how long water was in touch with rock. Two ranges are stated for ours; a lot should fall into the one named in your contract.',
        readings: [],
      },
      {
        title: 'Dissolved solids',
        text: 'TDS adds up all that is dissolved. It moves when the mix of old and young water moves.',
        readings: [],
      },
      {
        title: 'Four minerals',
        text: 'Calcium, magnesium, silica and potassium: the signature of the lava, in mg/L.',
        readings: [],
      },
    ],
    reports: {
      id: 'quality-reports',
      label: 'View Quality Reports',
      title: 'Purity metrics',
      columns: ['Metric', 'Standard', 'Value'],
      rows: knowYourWater.sheet.rows.map(({ name, cells: [standard, value] }) => ({
        metric: name,
        standard,
        value: typeof value === 'string' ? value : value.readings.join(' and '),
      })),
      note: 'Values as stated by the company. A certificate for the lot that ships comes on request.',
      action: { href: '/contact?topic=supply', label: 'Ask for a certificate' },
      file: {
        href: '/downloads/quality-sheet.pdf',
        label: 'Download the quality sheet',
        subject: 'with the standards and an empty sheet for your own lot',
      },
    },
  },
  next: {
    sentence: 'From here the water goes one way.',
    text: 'Down to the filling line, and into the format that fits your dock.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies { hero: HeroWords; next: BannerWords } & Record<string, unknown>
