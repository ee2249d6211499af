import { asCount, figures } from './figures.ts'
import type { BannerWords, PageWords } from './page-words.ts'

export const accessBulkWater = {
  hero: {
    title: 'Access Bulk Water',
    subtitle: 'Four ways it reaches you.',
    description: `From ${figures.packSizes.text} packs to a hundred containers in an emergency.`,
    actions: [
      { href: '/contact', label: 'Ask for water' },
      { href: '#emergency-response', label: 'Emergency terms' },
    ],
  },
  options: {
    heading: 'Which way reaches you?',
    note: 'Read down a column. If you work in relief, yours is the last: it is marked.',
    rows: [
      { id: 'capacity', label: 'Capacity' },
      { id: 'ideal', label: 'Ideal for' },
      { id: 'time', label: 'Time' },
    ],
    columns: [
      {
        name: '24,000L Containers',
        summary: 'One flexitank in one 20-foot container, set down at your site or dock.',
        cells: {
          capacity: `${figures.containerVolume.text} a container, equal to ${figures.bottles.text}. ${figures.ordersPerMonth.text}, ${figures.ordersPerMonth.scope}.`,
          ideal: 'Villages, bottlers and works with a tank or a filling line to empty it into.',
          time: `${figures.leadTime.text}; stated elsewhere as ${figures.leadTimeWeeks.text}.`,
        },
      },
      {
        name: 'Global Shipping',
        summary: 'Ocean freight to a port you name; the land leg starts there.',
        cells: {
          capacity: `${figures.ports.text} connected. Containers up to ${figures.containerMost.text}.`,
          ideal: 'Importers, and towns with a port that order month after month.',
          time: 'Within the container’s lead time. No time for a single port is stated.',
        },
      },
      {
        name: 'Local Distribution',
        summary: 'From a hub to the door, by tanker, rail or in packs.',
        cells: {
          capacity: `${figures.packSizes.text} packs. No volume is stated for tanker and rail.`,
          ideal: 'Clinics, schools, shops and households that no container can reach.',
          time: 'Depends on the hub; not stated. Pure Flow shows each step.',
        },
      },
      {
        id: 'emergency-response',
        name: 'Emergency Response',
        featured: 'For relief',
        summary:
          'A separate order with terms of its own. Say where, how many people and for how long.',
        cells: {
          capacity: `${figures.emergencyOrder.text} an order, or ${figures.emergencyWithin.text}.`,
          ideal: 'Relief organisations and civil protection, when a supply has failed.',
          time: `24-hour emergency response; ${figures.emergencyResponse.scope}.`,
        },
      },
    ],
  },
  smart: {
    heading: 'A container that keeps watch',
    note: 'The smart container, drawn as the instrument it is: glass walls, six features, one wire to the record.',
    caption:
      'Schematic; band and dial from stated figures, no recorded shipment. Say in your order which features you need.',
    parts: [
      {
        name: 'Temperature sensor',
        text: `Reads at the water’s side. Control is stated as ${figures.transitTemperature.text}: the widest a load may stray.`,
      },
      {
        name: 'Position unit',
        text: 'On the roof, in sight of the sky: it says where the load is.',
      },
      {
        name: 'Level gauge',
        text: 'On the bladder: what is left, so that the next one comes in time.',
      },
      {
        name: 'Door contact',
        text: 'Notes each opening. The dial: how soon an emergency gets a response.',
      },
      {
        name: 'Valve seal',
        text: 'Numbered when the valve closes on the filling. Compare it before you draw the first litre.',
      },
      {
        name: 'Delivery record',
        text: 'Every reading on one list, handed over with the water. Keep it with the quality sheet.',
      },
    ],
    drawing: {
      id: 'smart-container',
      title: 'A container with glass walls and six features',
      description:
        'A 20-foot container in hairlines with its flexitank inside. Sensors on wall, roof, bladder, doors and valve are wired to one record. The temperature sensor opens into a band of ±2 °C about the set line, from filling to delivery. The door contact opens into a dial of two days with two hands: 24 hours, stated here, and 48 hours, stated elsewhere.',
      band: { upper: '+2 °C', set: 'set', lower: '−2 °C', from: 'filled', to: 'delivered' },
      dial: { first: '24 hours', second: '48, stated elsewhere' },
    },
  },
  reach: {
    heading: 'How far it has come',
    figures: [
      {
        ...asCount(figures.countries),
        scope: `${figures.countries.scope}.`,
        share: 0.9,
      },
      {
        ...asCount(figures.peopleReached),
        scope: `Reached, as stated; period not stated. ${figures.livesTouched.text} are stated elsewhere.`,
        share: 1.1,
      },
      {
        ...asCount(figures.containersDelivered),
        scope: 'As stated; period and sizes not stated.',
        share: 1,
      },
    ],
  },
  groups: {
    heading: 'Three groups, three first questions',
    note: 'Find yours and bring the answer: it is what our first reply depends on.',
    definitions: [
      {
        term: 'Communities & Villages',
        text: ['Who will look after the tap, and where can a container stand?'],
        examples: {
          label: 'For example',
          items: [
            'A village whose well has turned salty',
            'A school or a clinic without a main',
            'A town that waits for its pipeline',
          ],
        },
      },
      {
        term: 'Commercial Operations',
        text: ['How many litres a month, and what do you empty them into?'],
        examples: {
          label: 'For example',
          items: [
            'A bottler or co-packer',
            'A hotel on an island',
            'A food works that needs one steady water',
          ],
        },
      },
      {
        term: 'Humanitarian Aid',
        text: ['Where does the road end, and who signs for the load?'],
        examples: {
          label: 'For example',
          items: [
            'An NGO with people in the field',
            'A relief agency after flood or drought',
            'A camp that takes in more than its wells give',
          ],
        },
        link: { href: '#emergency-response', label: 'Emergency terms' },
      },
    ],
  },
  next: {
    sentence: 'Whichever way fits, it starts with a message.',
    text: 'Write where the water is needed, how much and by when. In an emergency, say so in the first line.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/pure-flow', label: 'Pure Flow' },
      { href: '/choose-sustainable-impact', label: 'Choose Sustainable Impact' },
    ],
  },
} as const satisfies PageWords & { next: BannerWords } & Record<string, unknown>
