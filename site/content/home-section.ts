/** The home page's section drawing: its words, and the figures of its five stations. */
export const homeSection = {
  heading: 'From ice to port',
  note: 'Schematic; only the inset is to scale. Names of water are set in italics, as on a map.',
  stations: [
    {
      title: 'Ice',
      text: 'The water begins as Icelandic glacier ice, and it is cold.',
      figure: '2–4 °C',
      scope: 'water temperature',
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
      figure: 'pH 8.4–8.8',
      scope: 'average 8.6; stated elsewhere as 7.8–8.2',
    },
    {
      title: 'Container',
      text: 'One flexitank in one container: the unit an order is counted in.',
      figure: '24,000 L',
      scope: 'equal to 48,000 bottles; containers up to 27,000 L',
    },
    {
      title: 'Ship',
      text: 'Ocean freight to the port you name; 200+ ports connected.',
      figure: '7–21 days',
      scope: 'lead time; stated elsewhere as 2–4 weeks',
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
    container: { volume: '24,000 L', person: ['Person', '1.8 m'] },
    ship: 'Ship',
    sea: 'Sea',
  },
} as const
