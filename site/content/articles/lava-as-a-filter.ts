import { figuresFor } from '../../figures/figures-for.ts'
import { filtrationSpans } from '../../figures/water-figures.ts'
import { edition } from '../documents/document-words.ts'
import { shownArticle } from './article-words.ts'

const figures = figuresFor('article:lava-as-a-filter')

export const lavaAsAFilter = shownArticle({
  id: 'lava-as-a-filter',
  title: 'How lava filters water',
  excerpt:
    'Rock holds back, shelters and gives. What happens to water on its way through lava, and how each lot is checked.',
  category: 'Source',
  date: { iso: edition.date, text: edition.text },
  parts: [
    {
      paragraphs: [
        'A filter in a waterworks has a number for everything: the pressure, the flow, the day on which the cartridge is changed. Lava has none of them. It has no housing and no pump, and all it spends is time. Water that began as ice comes out of it clear, cold and slightly alkaline. Here is what happens in between.',
      ],
    },
    {
      heading: 'What the rock holds back',
      paragraphs: [
        'Lava that cooled at the surface is full of holes: bubbles of gas that froze, cracks where it shrank, loose rubble between one flow and the next. Water finds its way through all of them. In wide gaps it runs; in narrow ones it seeps.',
        'A grain that is larger than the opening stays above it. Smaller grains touch a wall, slow down and settle. Sand does the same in a waterworks, only faster. The longer and narrower the way, the less is carried to its end.',
      ],
    },
    {
      heading: 'What depth keeps out',
      paragraphs: [
        'Deep under rock there is no light, little air and no traffic. What could get in from above is kept away by distance. People complete that shelter at the surface, with a known catchment and a fence around it.',
        'Depth also evens things out. Rain of a wet year and of a dry one meet in the same rock, and young water mixes with old. A spring fed by such a store hardly notices a season.',
      ],
    },
    {
      heading: 'What the water takes along',
      paragraphs: [
        'Basalt and volcanic glass dissolve, very slowly, in water that carries carbon dioxide. The reaction uses up acid, so the pH rises. It leaves silica, calcium, magnesium and potassium in the water. That is why water from lava is often alkaline while it carries little in all.',
        `Ours has that signature. It is naturally alkaline, ${figures.phNatural}, with silica at ${figures.silica} and TDS ${figures.tds}. Its temperature is ${figures.sourceTemperature}.`,
      ],
    },
    {
      heading: 'How long it takes',
      needs: filtrationSpans(),
      paragraphs: [
        `Our water’s way is counted in three spans: ${figures.firstLava} in the first lava, ${figures.secondLava} in the second, ${figures.deepestLava} in the deepest.`,
        'Set them against a family. In the first span a child learns to walk and to read. In the second that child grows up and has children. In the third, at its long end, seven or eight generations come and go. Two hundred years ago the first steam railways were being laid.',
      ],
    },
    {
      heading: 'How each lot is checked',
      paragraphs: [
        'Rock is a good filter and a silent one. It strains and shelters, and it does little about what is already dissolved, such as salt. It also has no gauge to look at. So the last word belongs to a laboratory. Each lot is analysed, and the analysis of your lot comes with your quote.',
        'Your own laboratory can repeat it. Draw a sample at the valve when the container arrives, and compare it line by line. A bottler does this for an auditor, a town for its health office, a hospital for its own hygienist.',
      ],
    },
    {
      heading: 'What it means for your product',
      paragraphs: [
        'For a recipe, it is a base that carries little, so your ingredients lead. For a label, it is ice, lava and four minerals with numbers to them. For a town or a relief team, it is water from outside the stressed basin, with its analysis in hand before it sails.',
        'If one value decides your order, tell us which.',
      ],
    },
  ],
  next: { href: '/natural-filtration', label: 'Natural filtration, to scale' },
})
