import { figuresFor } from '../../figures/figures-for.ts'
import { edition } from '../documents/document-words.ts'
import { shownArticle } from './article-words.ts'

const figures = figuresFor('article:reading-a-water-sheet')

export const readingAWaterSheet = shownArticle({
  id: 'reading-a-water-sheet',
  title: 'How to read a water sheet',
  excerpt:
    'pH, TDS, minerals and purity: what each line tells you, and what to write into your order.',
  category: 'Quality',
  date: { iso: edition.date, text: edition.text },
  parts: [
    {
      paragraphs: [
        'A water sheet fits on one page and decides whether a water suits your product. Every value on it comes from a sample, a method and a day. Find those three first, and the values can be compared. Here is the sheet line by line, with our own water as the example.',
      ],
    },
    {
      heading: 'pH',
      paragraphs: [
        'The pH scale runs from acid to alkaline, with neutral at 7. It is logarithmic: one whole step is a factor of ten. That is why tenths matter to a recipe, and why an order should name a range.',
        `Ours is naturally alkaline, ${figures.phNatural}. If your product needs one end of that, order it: the alkaline range is ${figures.ph.digits} with an average of ${figures.phAverage}, the mild range ${figures.phLow.digits}. Your quote names the range of your lot.`,
        'Compare two pH values only when both samples had the same temperature and were fresh. Water with little dissolved in it takes up carbon dioxide while it stands open, and its pH falls. Use a meter set with two buffers, one below and one above the range you expect.',
      ],
    },
    {
      heading: 'TDS',
      paragraphs: [
        'Total dissolved solids is everything dissolved, in one number. A laboratory dries a measured sample and weighs what stays behind. A meter takes the electrical conductivity and multiplies it by a factor, in seconds. Both are sound, and they give slightly different numbers. Write the method next to the value.',
        `Ours is ${figures.tds}. In water, ${figures.ppm} is about ${figures.ppm.value} mg/L, so sheets in either unit compare directly. “Under” gives you a ceiling: lay out your boiler, your membrane or your recipe for it. For orientation, WHO calls the taste of water generally good below about ${figures.whoTds}.`,
      ],
    },
    {
      heading: 'Minerals',
      paragraphs: [
        `Rock gives its minerals in ranges. Calcium lies at ${figures.calcium}, magnesium at ${figures.magnesium}, silica at ${figures.silica}, potassium at ${figures.potassium}. Work with the whole range while you design, and with your own lot when you print a label.`,
        'Calcium and magnesium together make most of what is called hardness, so take both from one sample. With silica, look at the form. Given as silicon, Si, the number is a little less than half of the same amount given as silica, SiO₂. Potassium is the smallest of the four.',
      ],
    },
    {
      heading: 'Purity',
      needs: figures.purity.text,
      paragraphs: [
        `Purity stands at the head of our sheet: ${figures.purity}. Your laboratory works with the lines below it. pH, TDS, temperature and the four minerals can be measured again at your own valve, on the day the load arrives. Those are the lines for a contract.`,
      ],
    },
    {
      heading: 'What to ask any supplier',
      paragraphs: [
        'Which source, and which lot? On which day was the sample drawn, and where: at the spring, at the filling line or at the valve? How warm was it? Which method, and which laboratory? Is the figure a value, an average, a range or a ceiling? What did the last few lots show? Who signs?',
        'Ask us the same. The analysis of your lot comes with your quote, so you have it before you order.',
      ],
    },
    {
      heading: 'What to write into your order',
      paragraphs: [
        'Three lines are enough. The range your product needs: pH, TDS, and each mineral your label names. The place where it is measured; choose the valve at your dock, before the tank. And the person who draws the sample. Then both laboratories look at the same water, and a question is settled in a day.',
      ],
    },
  ],
  next: { href: '/know-your-water', label: 'Our water, line by line' },
})
