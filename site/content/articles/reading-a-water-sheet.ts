import { edition } from '../documents/document-words.ts'
import { figures } from '../figures.ts'
import type { ArticleWords } from './article-words.ts'

export const readingAWaterSheet = {
  id: 'reading-a-water-sheet',
  title: 'How to read a water sheet',
  excerpt:
    'pH, TDS, purity and four minerals: what each line says, what it leaves out, and what to ask before you sign.',
  category: 'Quality',
  date: { iso: edition.date, text: edition.text },
  parts: [
    {
      paragraphs: [
        'A water sheet is a page of numbers that looks as if it could not be argued with. It can. Every line on it rests on a sample, a method and a day, and most sheets print none of the three. This is a way to read one, line by line, with our own as the example.',
        'Begin with the question that no line answers: is this a measurement or a statement? A value with a method, a laboratory and a date is a measurement. The same value without them is a statement. Ours are statements, made by the company; the certificate for the lot that ships comes on request. Treat any other sheet the same way until it shows you more.',
      ],
    },
    {
      heading: 'pH counts powers of ten',
      paragraphs: [
        'The pH scale runs from acid to alkaline, with neutral in the middle at 7. It is logarithmic: each whole step is a factor of ten in acidity. A difference that looks like nothing on paper, from 7.8 to 8.8, is ten times.',
        `So two ranges that lie close together are two different statements. Our own record holds two: ${figures.ph.text}, with an average of ${figures.phAverage.text}, and ${figures.phLow.text}. They do not touch. One reading of one lot can stand in one of them or in the gap, never in both. Neither can be wrong for being the smaller; what you need is the range that your contract names, and a reading of your lot beside it.`,
        'Ask at which temperature the pH was read. It shifts with temperature, and a pH read warm and a pH read cold are two readings. Ask also how long the sample had stood open. Water with little dissolved in it takes up carbon dioxide from the air, and its pH falls while it waits.',
      ],
    },
    {
      heading: 'TDS is a sum, and there are two ways to add',
      paragraphs: [
        `Total dissolved solids is everything dissolved, in one number. It can be found by drying a measured sample and weighing what stays behind. More often it is reckoned from electrical conductivity with a factor, because a meter is quick and an oven is not. The factor depends on what is dissolved, so two honest people with two factors print two numbers. Ask which it was.`,
        `Then look at the unit. ${figures.tds.text} and ${figures.tdsStrict.text} seem to be in different units; in water, 1 ppm is about 1 mg/L, so they can be compared at once. Both are stated for our water, and the second is the stricter. A sheet that says “under” gives a ceiling, not a value. If your boiler or your recipe needs the value, ask for it.`,
        `There is a published figure to hold it against. WHO calls the taste of water generally good below about ${figures.whoTds.text}. That is about taste; it is not a limit.`,
      ],
    },
    {
      heading: 'Minerals are ranges, because rock is not a factory',
      paragraphs: [
        `Calcium is stated at ${figures.calcium.text}, magnesium at ${figures.magnesium.text}, silica at ${figures.silica.text}, potassium at ${figures.potassium.text}. A range tells you more than a single value would: water from rock is never twice the same. But a range without its lots can also hide a change. Ask for the last few analyses, in order of date, and lay them beside each other.`,
        'Calcium and magnesium together make most of what is called hardness. Take both from one sample; two halves from two samples are not a whole. For silica, ask whether the laboratory reports it as silica or as silicon. The second number is a little less than half of the first for the same water.',
      ],
    },
    {
      heading: 'Purity is not a unit',
      paragraphs: [
        `Our record also says ${figures.purity.text} purity. No standard defines the word. It may count water against everything else, or lots that passed against lots that were tested; the statement does not say. When you meet such a line, ours included, ask what was counted and what it was divided by. If there is no answer, leave the line out of your own papers and print the seven that can be measured.`,
      ],
    },
    {
      heading: 'Seven questions for any sheet',
      paragraphs: [
        'Which source, and which lot? On which day was the sample drawn, and where: at the spring, at the filling line or at your valve? How cold was it when it was read? Which method, and which laboratory? Is the figure a value, an average, a range or a ceiling? What did the readings before it say? And who signs?',
        'A supplier who can answer all seven has a quality system. A supplier who answers three and says so about the other four is still someone to talk to. Be careful only with the sheet that has no gaps at all.',
      ],
    },
  ],
  next: { href: '/know-your-water', label: 'See the sheet, line by line' },
} as const satisfies ArticleWords
