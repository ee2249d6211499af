import { figures } from './figures.ts'

/** The home page's section drawing: its words, and the figures of its five stations. */
export const homeSection = {
  heading: 'From ice to port',
  note: 'Schematic; only the inset is to scale. Names of water are set in italics, as on a map.',
  stations: [
    {
      title: 'Ice',
      text: 'The water begins as Icelandic glacier ice, and it is cold.',
      figure: figures.sourceTemperature.text,
      scope: figures.sourceTemperature.scope,
    },
    {
      title: 'Lava',
      text: 'Then it goes through lava, slowly. Three spans of time are stated.',
      figure: '1–5, 10–50, 50–200',
      scope: 'years of natural filtration; whether the three add up is not stated',
    },
    {
      title: 'Spring',
      text: 'The streams gather in a spring. By both stated ranges the water is alkaline.',
      figure: figures.ph.text,
      scope: figures.ph.scope,
    },
    {
      title: 'Container',
      text: 'One flexitank in one container: the unit an order is counted in.',
      figure: figures.containerVolume.text,
      scope: 'equal to 48,000 bottles; containers up to 27,000 L',
    },
    {
      title: 'Ship',
      text: 'Ocean freight to the port you name; 200+ ports connected.',
      figure: figures.leadTime.text,
      scope: figures.leadTime.scope,
    },
  ],
  drawing: {
    title: 'From ice to port',
    description:
      'A schematic section from left to right. Streams leave a glacier, sink to different depths into lava of three tones, 1–5, 10–50 and 50–200 years, and gather in a spring. A pipe leads to a filling hall; a truck takes a container to the quay, where a crane loads a ship. An inset shows a 20-foot container of 24,000 L and a person of 1.8 m to one scale.',
    ice: 'Glacier ice',
    lava: 'Lava',
    years: ['1–5 years', '10–50 years', '50–200 years'],
    spring: 'Spring',
    hall: 'Filling hall',
    inset: 'Container and person, to scale',
    container: { volume: figures.containerVolume.text, person: ['Person', '1.8 m'] },
    ship: 'Ship',
    sea: 'Sea',
  },
} as const
