import type { iceToPort } from '../graphics/ice-to-port/IceToPortCut.tsx'
import type { SectionCut } from '../sections/SectionCut.tsx'
import { filtrationSpans } from './figures/water-figures.ts'
import { figuresFor } from './figures.ts'
import type { DrawnWords } from './section-words.ts'
import { shown } from './shown.ts'

const figures = figuresFor('/')
const years = `${figures.firstLava.number}, ${figures.secondLava.number} and ${figures.deepestLava}`

type HomeSectionWords = DrawnWords<typeof SectionCut, typeof iceToPort>

/** The home page's section drawing: its words, and the figures of its five stations. */
export const { iceToPort: homeSection } = shown({
  iceToPort: {
    heading: 'From ice to port',
    note: 'The way of the water, station by station. Not to scale; the container beside the person is.',
    stations: [
      {
        title: 'Ice',
        text: 'Icelandic glacier ice melts at its edge and feeds the ground.',
        figure: figures.sourceTemperature.text,
        scope: 'water temperature',
      },
      {
        title: 'Lava',
        text: 'The water sinks through lava, layer by layer, and slows down.',
        along: figures.deepestLava.text,
        figure: filtrationSpans(),
        scope: 'years of natural filtration, one span for each layer',
      },
      {
        title: 'Spring',
        text: 'Underground streams meet here and rise.',
        figure: figures.phNatural.text,
        scope: 'naturally alkaline',
      },
      {
        title: 'Container',
        text: 'One flexitank in one container: the unit you order in.',
        figure: figures.containerVolume.text,
        scope: `equal to ${figures.bottles}; containers up to ${figures.containerMost}`,
      },
      {
        title: 'Ship',
        text: `Ocean freight to the port you name; ${figures.ports} connected.`,
        figure: figures.leadTimeWeeks.text,
        scope: 'the lead time to plan, by sea',
      },
    ],
    drawing: {
      title: 'From ice to port',
      description: `A section from left to right. Streams leave a glacier, sink to different depths into lava of three tones, ${years}, and gather in a spring. A pipe leads to a filling hall; a truck takes a container to the quay, where a crane loads a ship. An inset shows a 20-foot container of ${figures.containerVolume} and a person of ${figures.person}, both to scale.`,
      ice: 'Glacier ice',
      lava: 'Lava',
      years: [figures.firstLava.text, figures.secondLava.text, figures.deepestLava.text],
      spring: 'Spring',
      hall: 'Filling hall',
      inset: 'Container and person, to scale',
      container: {
        volume: figures.containerVolume.text,
        person: ['Person', figures.person.text],
      },
      ship: 'Ship',
      sea: 'Sea',
    },
  },
} as const satisfies { iceToPort: HomeSectionWords })
