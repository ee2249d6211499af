import type { Figure } from '../figures/figure.ts'
import { asCount } from '../figures/figures-for.ts'
import { wholeNumber } from '../figures/number-text.ts'
import type { Figures } from '../figures/registry.ts'
import { sources } from './fresh-water-crisis/sources.ts'

/** The first two figures of the need, each beside the nearest that others have published. */
export function needFigures({ peopleWithoutSafeWater, facingScarcity }: Figures) {
  return [
    {
      ...asCount(peopleWithoutSafeWater),
      scope: 'Without safe water.',
      published: {
        says: '2.2 billion lacked safely managed drinking water in 2022',
        source: sources.jmp,
      },
    },
    {
      ...asCount(facingScarcity),
      scope: 'Facing scarcity.',
      published: {
        says: 'Around 1.6 billion face economic water shortage: the water exists, the means to bring it are missing',
        source: sources.fao2007,
      },
    },
  ] as const
}

/** A share as a figure of a line: `70 %`. */
export function shareFigure(value: number): string {
  return `${wholeNumber(value)} %`
}

/** Where people are affected, the most of them first. */
export function affectedRegions(figures: Figures) {
  return [
    region('Sub-Saharan Africa', figures.affectedSubSaharanAfrica),
    region('South Asia', figures.affectedSouthAsia),
    region('Middle East', figures.affectedMiddleEast),
  ] as const
}

function region(name: string, { number, value }: Figure) {
  return { name, figure: number, millions: value / 1e6 }
}
