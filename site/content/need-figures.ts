import { asCount, figures } from './figures.ts'
import { sources } from './fresh-water-crisis/sources.ts'

const people = ({ text }: { text: string }) => asCount({ text: `${text} people` })

/** The first two figures of the need, each beside the nearest that others have published. */
export const needFigures = [
  {
    ...people(figures.peopleWithoutSafeWater),
    scope: 'Without safe water, as stated by the company.',
    published: {
      says: '2.2 billion lacked safely managed drinking water in 2022',
      source: sources.jmp,
    },
  },
  {
    ...people(figures.facingScarcity),
    scope: 'Facing scarcity, as stated by the company.',
    published: {
      says: 'The nearest estimate, of economic water shortage, is around 1.6 billion',
      source: sources.fao2007,
    },
  },
] as const

function region(name: string, { text }: { text: string }) {
  return { name, figure: text, millions: Number.parseInt(text, 10) }
}

/** Where people are affected, the most of them first. */
export const affectedRegions = [
  region('Sub-Saharan Africa', figures.affectedSubSaharanAfrica),
  region('South Asia', figures.affectedSouthAsia),
  region('Middle East', figures.affectedMiddleEast),
] as const
