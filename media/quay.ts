/** What we ship, on the quay, and the filling hall from inside: true to size and at dusk. */
import { inHall, outdoors, overview } from './dusk.ts'
import type { Recipes, Rendering, Settings } from './recipe.ts'

/** From a hand's breadth above the wet ground. No haze: it follows the depth, which blurred edges do not have. */
const packsSeen = (settings: Settings) =>
  outdoors(
    'formats',
    '0,-1.35,0.25',
    { target: '0,20,0.25', puddles: 0.49, sun: 5.5, ...settings },
    { haze: 0, exposure: 1.05 },
  )

/** In the hall, from where the goods stand. No haze, for the same reason. */
function alongside(eye: string, target: string, focus: string, { lens, ...more }: Lens): Rendering {
  const { develop, ...seen } = inHall(eye, target, lens, { ...more, focus })
  return { ...seen, develop: { ...develop, haze: 0 } }
}

type Lens = Settings & { lens: number }

export const quay: Recipes = {
  formats: {
    pages: ['/solutions'],
    verdict:
      'Hero of its page. Packs sharp, bag and mountains soft: what we ship and where it is from, in one view.',
    still: packsSeen({ lens: 38, shift: '0,-0.045', fstop: 3.2, focus: '0.17,-0.16,0.08' }),
    portrait: packsSeen({
      width: 1080,
      height: 1440,
      lens: 42,
      shift: '0,-0.25',
      fstop: 4.5,
      focus: '-0.10,-0.16,0.08',
      large: '-0.11,-0.04',
      small: '0.15,0.10',
      box: '-3.2,22',
    }),
    loop: false,
  },
  flexitank: {
    pages: ['/bulk-glacier-water'],
    verdict:
      'Hero of its page. The low sun is on the bag, and the wet quay shows it again; the land tells where it is.',
    still: outdoors(
      'container',
      '8.6,-6.0,0.70',
      {
        target: '3.6,1.0,1.15',
        lens: 27,
        samples: 44,
        threshold: 0.012,
        fstop: 2.8,
        focus: '5.9,0.3,0.7',
        puddles: 0.5,
        sun: 5,
        sun_azimuth: 150,
        sun_elevation: 8,
      },
      { haze: 0, exposure: 1 },
    ),
    portrait: { cut: 0.46 },
    loop: false,
  },
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
      'Good. One box is sharp, the filling heads wait behind it; little else is seen well enough to look plain.',
    still: alongside('13.0,4.62,1.30', '15.4,5.12,1.03', '14.32,5.0,1.0', { lens: 45, fstop: 1.8 }),
    portrait: { cut: 0.35 },
    loop: false,
  },
  'hall-boxes': {
    pages: ['/water-factory'],
    verdict:
      'Good. Boxes, straps and pallets from knee height; the sea is a soft blue behind them.',
    still: alongside('31.2,7.9,0.50', '29.3,12.2,0.80', '29.4,10.55,0.6', { lens: 44, fstop: 1 }),
    portrait: { cut: 0.3 },
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
