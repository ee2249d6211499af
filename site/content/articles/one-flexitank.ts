import { edition } from '../documents/document-words.ts'
import { figures } from '../figures.ts'
import type { ArticleWords } from './article-words.ts'

export const oneFlexitank = {
  id: 'one-flexitank',
  title: 'What one flexitank changes in a supply chain',
  excerpt:
    'Water that arrives 24,000 L at a time moves the work from the shelf to the dock. Weights, levels, days, and what to have ready.',
  category: 'Logistics',
  date: { iso: edition.date, text: edition.text },
  parts: [
    {
      paragraphs: [
        `Drinking water can cross a sea in bottles: filled far away, capped, boxed, wrapped, stacked, and carried together with all of that. A flexitank turns the order round. It is a bladder that makes a tank out of an ordinary dry container. One of them holds ${figures.containerVolume.text}, equal to ${figures.bottles.text}. What crosses the sea is water; what you do with it happens where you are.`,
        'That one change moves costs, work and risk to other places in the chain. This is where they go.',
      ],
    },
    {
      heading: 'From the shelf to the dock',
      paragraphs: [
        'A pallet of bottles asks for floor space, a fork lift and patience. A flexitank asks for a tank. Before the doors open you need the receiving volume free, all of it, so that the load can be drawn off in one go. Half a load cannot be kept for later in the container.',
        'The connection is one valve, low at the doors. Tell your supplier the coupling at your tank before the container is filled, not when it stands in the yard. The hose must be made for drinking water and clean, and the chassis must stand level, or the last of the load stays in the folds.',
      ],
    },
    {
      heading: 'Weight decides, not volume',
      paragraphs: [
        `${figures.containerVolume.text} weigh ${figures.containerWeight.text}; that is arithmetic, at about one kilogram a litre. On the floor of a 20-foot container such a load stands about ${figures.fillHeight.text} high. Above it the container is empty up to the roof. Nobody forgot to fill it: water is heavy, and the weight is used up before the room is. At ${figures.containerMost.text}, the most that is stated for one container, the level would be about ${figures.fillHeightMost.text}.`,
        'So the limit of your lane is a weight. What may stand on the road between port and dock is set by your country, your axle loads and the chassis at hand. Ask your carrier for the figure of that road before you ask us for the larger fill.',
      ],
    },
    {
      heading: 'Days become a window',
      paragraphs: [
        `Two lead times are stated for ours: ${figures.leadTime.text} and ${figures.leadTimeWeeks.text}. They overlap, and neither is an appointment. A window of that kind holds filling, waiting at two quays, and sea. Plan your stock for the late end of it and be pleased by the early one.`,
        `A tank smooths this better than a shelf does. If you take one container a month, a second tank of the same size lets you take the next while you still draw on the last. Regular orders are stated at ${figures.ordersPerMonth.text}, depending on sector. The step that matters is the first: from none to one tank.`,
      ],
    },
    {
      heading: 'Quality has a new address',
      paragraphs: [
        'With bottles, quality is sealed at the source and opened by the drinker. In bulk it passes through your hose, your tank and your line. What was true at the spring has to be shown again at your valve, and from there on it is yours.',
        `Draw a first sample from the valve, before the tank: note lot, day, hour and temperature on the bottle. In transit the temperature is controlled to ${figures.transitTemperature.text}. Ask about which value the band is set, and write that value into the order. Keep a second, sealed sample until the load is used up. It costs a litre and ends most arguments.`,
      ],
    },
    {
      heading: 'What becomes less, and what we do not know',
      paragraphs: [
        'What you save is plain to see: no caps, no boxes, no film, no pallets on the sea leg, and one document for one load. How much that is in money or in carbon for your lane we do not print here. It depends on the bottle you use today, on the ship, on the road, and on what becomes of the bladder. Anyone who gives you a single number for it without asking those four things has guessed.',
        `Nor does bulk suit everyone. If you sell a few pallets a month, the ${figures.packSizes.text} packs are the better vessel. If you have a siding or a road that takes a tanker, the water can go on without packs or containers. And if there is no tank at the end of the road, build that first.`,
      ],
    },
    {
      heading: 'A list for the first order',
      paragraphs: [
        'A tank with the whole volume free. A level place in front of it. The coupling, named by type and size. A carrier who has confirmed the weight. A person who may sign for a sample. And a date that you need the water by, with the whole of the window before it.',
      ],
    },
  ],
  next: { href: '/bulk-glacier-water', label: 'See the container, cut open' },
} as const satisfies ArticleWords
