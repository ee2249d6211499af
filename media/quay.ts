/** What we ship and where it is filled, true to size and at dusk: all on the ground and under the light of `scenes/quay.py`. */
import { calmest, inHall, inTown, outdoors, overview } from './dusk.ts'
import type { Recipes } from './recipe.ts'

export const quay: Recipes = {
  'formats-quay': {
    pages: ['/solutions', '/water-factory'],
    verdict:
      'Hero of its page. The bag, two metres high as a full one is, carries the light; all else stands back to scale.',
    still: outdoors('formats', '2.4,-14.6,1.75', {
      puddles: 0.53,
      sun: 5,
      target: '2.4,20,1.75',
      lens: 35,
      shift: '0,-0.07',
    }),
    portrait: { cut: 0.497 },
    loop: false,
  },
  flexitank: {
    pages: ['/', '/solutions', '/water-factory', '/bulk-glacier-water'],
    verdict:
      'Product picture. The person tells how high a full bag is; it is taut and smooth, with fewer labels than a real one.',
    still: outdoors('container', '6.8,-11.4,1.75', {
      ...calmest,
      target: '3.3,1,1.75',
      lens: 38,
      sun: 5,
      shift: '0,-0.02',
    }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  hub: {
    pages: ['/pure-flow', '/bulk-delivery', '/global-impact'],
    verdict: 'Good. Calm wet ground for a title; the lamps carry the dusk.',
    still: inTown(
      'hub',
      '0,-16,1.7',
      { target: '0,30,1.7', lens: 29, shift: '0,-0.09' },
      { even: 0, tolerance: 0.9, haze: 6, exposure: 1.05 },
    ),
    portrait: { cut: 0.6 },
    loop: false,
  },
  'filling-hall': {
    pages: ['/water-factory'],
    verdict:
      'Hero of its page. Hose, bag and lit hall tell the work in one view, the people how large it is; seen close, the machines are plainer than real ones.',
    still: outdoors(
      'hall',
      '30,-18,4',
      { puddles: 0.53, target: '15.6,3,2', lens: 32 },
      { tolerance: 0.6 },
    ),
    portrait: { cut: 0.445 },
    loop: false,
  },
  'hall-dock': {
    pages: ['/water-factory', '/who-we-support'],
    verdict: 'Good. Bag, valve and hose read at once, and all of it is clean.',
    still: inHall('25.4,-13.4,1.7', '20.6,-5.4,1.3', 32),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-tanks': {
    pages: ['/water-factory', '/who-we-support'],
    verdict: 'Good. The way of the water reads from tank to filter; the steel is clean.',
    still: inHall('10.4,1.6,4.0', '4.8,12,1.9', 25, overview),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'hall-line': {
    pages: ['/water-factory', '/commercial-mineral-water', '/who-we-support'],
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
