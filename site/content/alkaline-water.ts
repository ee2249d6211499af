import { figures, rangeOf } from './figures.ts'
import type { ClosingWords, HeroWords } from './page-words.ts'

const first = rangeOf(figures.ph)
const second = rangeOf(figures.phLow)
const bare = (text: string) => text.replace('pH ', '')

export const alkalineWater = {
  hero: {
    title: 'Alkaline Water',
    subtitle: 'Two stated pH ranges, both printed.',
    description:
      'pH 8.4–8.8, average 8.6, and 7.8–8.2 stated elsewhere. Here is how to tell which one you receive.',
    actions: [
      { href: '/contact', label: 'Ask for a reading' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
  plot: {
    heading: 'Where both ranges stand',
    note: 'The scale runs from acid to alkaline, with 7 in its middle. Each whole step is a factor of ten.',
    margin: {
      term: 'No sample is in both',
      text: 'Both ranges lie on the alkaline side, and they do not touch. One reading of one lot can stand in one of them, or in the gap, but never in both. That is why we print the two and ask you to name the one you need.',
    },
    caption:
      'To scale, both strips. Ten times is derived: pH counts powers of ten, and 8.8 − 7.8 is one.',
    data: {
      summary: 'The values as a table',
      columns: ['Reading', 'pH', 'Average'],
      rows: [
        ['First range', bare(figures.ph.text), figures.phAverage.text],
        ['Stated elsewhere', bare(figures.phLow.text), 'not stated'],
        ['Between the two', '8.2–8.4', 'no reading stated'],
      ],
    },
    drawing: {
      title: 'The pH scale with both stated ranges',
      description:
        'A line from 0, acid, to 14, alkaline; 7 is neutral. Two bars stand right of the middle: 7.8–8.2 in blue and 8.4–8.8 in red with its average, 8.6, as a dot. A strip from 7 to 9 shows them larger. Between 8.2 and 8.4 no reading is stated. From 7.8 to 8.8 is one whole step: ten times.',
      acid: 'acid',
      neutral: 'neutral',
      alkaline: 'alkaline',
      first: {
        text: bare(figures.ph.text),
        range: first,
        average: { text: `average ${figures.phAverage.text}`, at: Number(figures.phAverage.text) },
      },
      second: { text: bare(figures.phLow.text), range: second },
      gap: ['no reading', 'stated here'],
      step: 'one whole step: ten times',
      magnified: 'from 7 to 9, larger',
    },
  },
  voices: {
    heading: 'One water, two statements',
    note: 'Read across: what each statement gives you, and what is left for you to ask.',
    voices: [
      { name: 'First range', figure: bare(figures.ph.text), scope: 'average 8.6' },
      { name: 'Stated elsewhere', figure: bare(figures.phLow.text), scope: 'no average stated' },
    ],
    rows: [
      {
        question: 'What is stated',
        answers: [
          'A range and its average, which lies in the middle. No lot, date or method is given with it.',
          'A range alone. No lot, date or method is given with it either.',
        ],
      },
      {
        question: 'What to ask for with your order',
        answers: [
          'The reading of the lot that ships, with the day and the temperature at which it was taken. If your product needs 8.4 or more, say so before filling.',
          'The same reading. If it falls in this range, put this range on your own sheet and leave the other out.',
        ],
      },
      {
        question: 'How to check on arrival',
        answers: [
          'Calibrate a meter with two buffers, one below and one above the range you expect. Read at the valve, before the water has stood open: it takes up carbon dioxide from the air, and its pH falls.',
          'Leave strips in the drawer. The gap between both ranges is 0.2, narrower than the steps of most strips; only a meter can tell which side you are on.',
        ],
      },
    ],
  },
  premium: {
    heading: 'Premium alkaline water, in practice',
    note: 'What a developer can do with it. No effect on health is claimed here.',
    columns: [7, 5, 4],
    definitions: [
      {
        term: 'Formulation',
        text: [
          'Little is dissolved in this water, so little in it holds the pH where it is. A small dose of acid, fruit or carbon dioxide moves it far: the pH of your drink is set by your recipe.',
          'Plan a trial with a small pack before you order a container, and measure after every step.',
        ],
      },
      {
        term: 'Taste',
        text: [
          'Low in dissolved solids, on the alkaline side: many would call that soft. Put it beside the water you use now, both at one temperature, and let your own panel decide.',
        ],
      },
      {
        term: 'Presentation',
        text: [
          'Print the pH that you measured, with its date. What a label may call alkaline is for the law of your market to say.',
        ],
      },
    ],
  },
  next: {
    sentence: 'Ask for the reading that belongs to your order.',
    text: [
      'Tell us the range your product needs, the volume and the month. We answer with what the record says for that water, and which of both ranges it bears out.',
    ],
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies { hero: HeroWords; next: ClosingWords } & Record<string, unknown>
