import { smallestOrder } from '../../figures/delivery-figures.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { edition } from '../documents/document-words.ts'
import { shownArticle } from './article-words.ts'

const figures = figuresFor('article:one-flexitank')
const { ordersPerMonth } = figures

export const oneFlexitank = shownArticle({
  id: 'one-flexitank',
  title: 'What one flexitank changes in a supply chain',
  excerpt: `Water that arrives ${figures.containerVolume} at a time moves the work from the shelf to the dock. Weights, weeks, and what to have ready.`,
  category: 'Logistics',
  date: { iso: edition.date, text: edition.text },
  parts: [
    {
      paragraphs: [
        `Drinking water can cross a sea in bottles: filled far away, capped, boxed, wrapped, and carried together with all of that. A flexitank turns the order round. It is a bladder that makes a tank out of a 20-foot container. One of them holds ${figures.containerVolume}, equal to ${figures.bottles}. What crosses the sea is water. You bottle it, brew with it or hand it out where your people are.`,
        'That moves costs and work to other places in your chain. This is where they go.',
      ],
    },
    {
      heading: 'From the shelf to the dock',
      paragraphs: [
        'A pallet of bottles asks for floor space, a forklift and patience. A flexitank asks for a tank. Keep the whole receiving volume free before the doors open, so that the load can be drawn off in one go.',
        'The connection is one valve, low at the doors. Tell us the coupling at your tank before the container is filled. The hose should be clean and made for drinking water. Park the chassis level, and the last litres leave the folds by themselves.',
      ],
    },
    {
      heading: 'Weight comes first',
      paragraphs: [
        `${figures.containerVolume} weigh ${figures.containerWeight}, at about one kilogram a litre. On the floor of a 20-foot container such a load stands about ${figures.fillHeight} high. Above it is air. Nobody forgot to fill it: water is heavy, and the weight is used up before the room is. At ${figures.containerMost}, our largest container, the level would be about ${figures.fillHeightMost}.`,
        'So your road decides how much comes in one load: axle weights, bridges, the chassis at hand. Ask your carrier for the limit between port and dock, and choose the fill to match.',
      ],
    },
    {
      heading: 'Planning the weeks',
      paragraphs: [
        `Plan ${figures.leadTimeWeeks} by sea. Let your stock cover the late end of that window.`,
        `A tank makes this easier than a shelf does. If you take ${smallestOrder()}, our smallest order, a second tank of the same size lets you receive the next load while you draw on the last. Regular orders run from ${ordersPerMonth.value} to ${ordersPerMonth.most} ${ordersPerMonth.unit}. The largest step is the first one: from no tank to one.`,
      ],
    },
    {
      heading: 'Samples at the valve',
      paragraphs: [
        'With bottles, quality is sealed far away and opened by the drinker. In bulk it passes through your hose, your tank and your line. Its new address is your valve.',
        `Draw the first sample there. Note lot, day, hour and temperature on the bottle. In transit the temperature is controlled to ${figures.transitTemperature}; write the set value into your order. Keep a second, sealed sample until the load is used up. It costs a litre and ends most arguments.`,
      ],
    },
    {
      heading: 'What the sea leg leaves out',
      paragraphs: [
        'Caps, boxes, film and pallets stay at home, and one set of papers covers one load. What that saves on your lane depends on the bottle you use now, the ship, the road, and how often you order.',
        `Smaller needs have formats of their own. If you sell a few pallets a month, take packs of ${figures.packSizes}. If a siding or a tanker road leads to your tank, the water can go the whole way without a container.`,
      ],
    },
    {
      heading: 'A list for the first order',
      paragraphs: [
        'A tank with the whole volume free. A level place in front of it. The coupling, by type and size. A carrier who has confirmed the weight. A person who may sign for a sample. And the day you need the water by, with the whole window before it.',
        `Then write to us with the port, the month and the volume. We answer within ${figures.answerBusinessDays} on business days.`,
      ],
    },
  ],
  next: { href: '/bulk-glacier-water', label: 'See the container, cut open' },
})
