/** Inside the filling hall, true to size and at dusk. */
import { inHall, overview } from './dusk.ts'
import type { Recipes } from './recipe.ts'

export const quay: Recipes = {
  'hall-dock': {
    pages: ['/water-factory'],
    verdict: 'Good. Bag, valve and hose read at once, and all of it is clean.',
    still: inHall('25.4,-13.4,1.7', '20.6,-5.4,1.3', 32),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-tanks': {
    pages: ['/water-factory'],
    verdict: 'Good. The way of the water reads from tank to filter; the steel is clean.',
    still: inHall('10.4,1.6,4.0', '4.8,12,1.9', 25, overview),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-line': {
    pages: ['/water-factory'],
    verdict:
      'Good. The rollers lead from open box to pallet; the machine is plainer than a real one.',
    still: inHall('13.4,1.6,2.8', '17.9,6.4,1.1', 32, overview),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-boxes': {
    pages: ['/water-factory'],
    verdict:
      'Good. Machine, pallets and sea outside tell where the boxes come from and where they go.',
    still: inHall('33.4,6.2,3.6', '29.3,13,0.9', 27, overview),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-valves': {
    pages: ['/water-factory'],
    verdict: 'Good. Pumps, tubes and filters stand in the order the water takes.',
    still: inHall('9.3,0.5,2.6', '4.6,2.9,0.85', 29, overview),
    portrait: { cut: 0.5 },
    loop: false,
  },
}
