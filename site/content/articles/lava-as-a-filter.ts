import { edition } from '../documents/document-words.ts'
import { figures } from '../figures.ts'
import type { ArticleWords } from './article-words.ts'

export const lavaAsAFilter = {
  id: 'lava-as-a-filter',
  title: 'How lava filters water, and what is not known',
  excerpt:
    'Rock can hold back, slow down and give. What hydrology says in general, what is stated for our water, and the questions still open.',
  category: 'Source',
  date: { iso: edition.date, text: edition.text },
  parts: [
    {
      paragraphs: [
        'A filter, in a works, is a thing with a number: so much pressure, so much flow, change the cartridge on this day. Lava is a filter without any of that. It has no inlet and no housing, and the only thing it spends is time. To say what it does, one has to keep three kinds of sentences apart: what is known of rock and water in general, what is stated of this water, and what nobody has told us.',
      ],
    },
    {
      heading: 'What rock does, in general',
      paragraphs: [
        'Lava that cooled at the surface is full of holes: bubbles of gas that froze, cracks where it shrank, loose rubble between one flow and the next. Water finds its way through them. In wide gaps it runs; in narrow ones it seeps, and there three things happen.',
        'First, it leaves behind what floats. A grain that is larger than the opening stays above it. Smaller ones touch a wall, slow down and settle. The longer and narrower the way, the less is carried to its end. This is straining and settling, the same that sand does in a waterworks, only slower.',
        'Second, it is held apart from the surface. Deep under rock there is no light, little air and no traffic. What could get in from above is kept away by distance. That is protection rather than cleaning, and it is the part that a fence and a known catchment have to complete.',
        'Third, it takes something along. Basalt and volcanic glass dissolve, very slowly, in water with carbon dioxide in it. The reaction uses up acid, so the pH of the water rises, and it leaves silica, calcium, magnesium and potassium behind in it. That is why water from young lava is often alkaline while it carries little in all.',
      ],
    },
    {
      heading: 'What rock does not do',
      paragraphs: [
        'A natural filter does little about what is dissolved. Salt goes through it; so would many a solvent. It has no off switch when something goes wrong upstream, and it cannot be taken out and looked at. A crack that is too wide lets water hurry through half the way. For all these reasons nobody may conclude from rock that a water is safe. That is shown by testing, each lot, for what the law of its market asks.',
      ],
    },
    {
      heading: 'What is stated for our water',
      paragraphs: [
        `Three spans of natural filtration are stated: ${figures.firstLava.text}, ${figures.secondLava.text} and ${figures.deepestLava.text}. We set them against three layers, from the uppermost lava to the deepest, and draw them to scale in time. Stated too are ${figures.sourceTemperature.text} for the temperature, two ranges of pH, two ceilings of dissolved solids, and a range for each of four minerals.`,
        `These fit the general picture. Silica at ${figures.silica.text} is what one would look for in water from lava, and both pH ranges lie on the alkaline side. Fitting is not proof. A picture can be right for the wrong reason, and general knowledge about rock is no analysis of this spring.`,
      ],
    },
    {
      heading: 'What is not known',
      paragraphs: [
        'Whether the three spans add up. A drop might spend them one after the other, or each span might belong to another way through the ground. Nobody has stated it, so we never print a sum.',
        'How the spans were found. The age of groundwater can be estimated from substances that came into rain at a known time, or from how quickly it answers to wet and dry years. Which of these lies behind our figures, or whether it was another way, is not stated.',
        'How even the flow is. Young and old water mix on the way to a spring. An age is then an average of many, as the age of a town is. A spring that reads the same in every month is fed by a large, slow store; one that moves with the rain has a short cut somewhere. A row of readings over years would tell. We have a range, not the row.',
        'How deep it goes. Our drawings measure time, not metres. Where a drawing shows depth, its caption says that it is schematic.',
      ],
    },
    {
      heading: 'Why say all this on a page that sells water?',
      paragraphs: [
        'Because the buyer who matters will ask. A bottler has an auditor, a town has a laboratory, a journalist has a second source. They lose no trust over a gap that is marked; they do over one that was painted shut. If one of the open questions decides your order, put it to us in writing. An answer will be an answer: a document, or a plain no.',
      ],
    },
  ],
  next: { href: '/natural-filtration', label: 'Scroll through two centuries' },
} as const satisfies ArticleWords
