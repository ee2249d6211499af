import { figures, rangeOf } from './figures.ts'
import type { ClosingWords, PageWords } from './page-words.ts'

/** Its unit stays on the line. */
const cold = figures.sourceTemperature.text.replace(' ', '\u00a0')

export const waterHarvesting = {
  hero: {
    title: 'Water Harvesting',
    subtitle: `From the spring to the filling line, at ${cold}.`,
    description: 'Six stations on one pipe, and one temperature over all of them.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/source-of-water', label: 'Source of water' },
    ],
  },
  collection: {
    heading: 'Six stations, one temperature',
    note: 'The pipe in the symbols of process engineering; above it, in register, the temperature of the water.',
    caption:
      'Schematic plant; temperature band from the stated range, not a recording. In transit the control is stated as ±2 °C.',
    stations: [
      {
        title: 'Spring chamber',
        text: 'The spring fills a covered chamber, where the water stands still for the first time.',
      },
      {
        title: 'Strainer',
        text: 'A mesh that keeps sand and grit out of the pipe.',
      },
      {
        title: 'Sampling point',
        text: 'A gauge above, a tap below: the place to fill a bottle from a lot.',
      },
      {
        title: 'Pump',
        text: 'It gives the water the height that the land does not.',
      },
      {
        title: 'Buffer tank',
        text: 'A tank between the two: it lets spring and line run at their own pace.',
      },
      {
        title: 'Filling valve',
        text: 'Into the flexitank, in the container that will carry it.',
      },
    ],
    drawing: {
      id: 'plant',
      title: 'The path of the water from spring chamber to filling valve',
      description: `Six stations on one pipe: spring chamber, strainer, sampling point, pump, buffer tank, filling valve. Above them a band from 2 to 4 °C runs level from the first to the last. At its right end, in transit, it widens to ±2 °C.`,
      band: rangeOf(figures.sourceTemperature),
      bandLabel: figures.sourceTemperature.text,
      transit: 2,
      transitLabel: ['in transit', '±2 °C'],
    },
  },
  promise: {
    quote: 'We take what the spring gives. We do not ask it for more.',
    source:
      'Our sustainability promise for every source: collect what comes by itself, leave the ground as it is, and stop when the readings say so.',
  },
  statistics: {
    heading: 'A harvesting day in figures',
    figures: [
      { figure: '2–4', unit: '°C', scope: 'Water temperature, from chamber to valve.', share: 0.8 },
      {
        figure: { value: 20 },
        unit: 'hours',
        scope: 'Operating day. The uptime target is stated on the factory page.',
        share: 0.8,
      },
      {
        figure: '48,000',
        unit: 'L a day',
        scope: 'Reading 1, filling line.',
        share: 1.35,
      },
      {
        figure: { value: 4, suffix: 'M+' },
        unit: 'L a day',
        scope: 'Reading 2, source. How the two readings relate is not stated.',
      },
    ],
  },
  technologies: {
    heading: 'One valve, three answers',
    note: 'Three technologies, told by the one part that serves them all.',
    caption: 'Schematic: a three-way valve in section, its plug turned three times.',
    entries: [
      {
        title: 'Closed pipework',
        text: 'The ordinary day. The plug stands in line, water goes straight through, and between chamber and filling it stays inside the pipe, out of the air.',
      },
      {
        title: 'In-line sampling',
        text: 'A quarter turn opens a thin side way while the main stream runs on. The sample is the same water at the same moment, at the same temperature, not a bottle filled elsewhere.',
      },
      {
        title: 'Automatic diversion',
        text: 'If a gauge reads outside its band, the plug turns the stream away from the line. Filling waits; the water goes back to the stream it came from. No one has to decide in a hurry.',
      },
    ],
    drawing: {
      id: 'valve',
      title: 'A valve with three ways, in three positions',
      description:
        'A pipe from the spring enters a round body with a turning plug. First position: straight through to filling. Second: straight through, with a thin way up to a sample flask. Third: down and back to the stream, while the way to filling is shut.',
      ports: {
        inlet: 'from the spring',
        outlet: 'to filling',
        sample: 'sample',
        away: 'back to the stream',
      },
    },
  },
  next: {
    sentence: 'Six stations later it is ready to travel',
    text: [
      'Choose the vessel: flexitank, box and tote, tanker or rail. Or go back up the pipe, to the land it begins in.',
    ],
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/source-of-water', label: 'Source of Water' },
    ],
  },
} as const satisfies PageWords & { next: ClosingWords } & Record<string, unknown>
