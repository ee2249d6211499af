/** Who takes the water and how they meet it: each in a place of its own, in the evening that all models share. */
import { inside, inTown, outdoors, plate } from './dusk.ts'
import type { Recipes } from './recipe.ts'

export const customers: Recipes = {
  'tap-stand': {
    pages: ['/who-we-support'],
    verdict:
      'Good. The falling water is the one bright line before a soft evening; cans and a lit window tell who comes.',
    still: inTown(
      'tap_stand',
      '-0.50,-1.85,0.42',
      {
        ...plate,
        target: '0.85,0.7,0.50',
        lens: 38,
        shift: '0,0.02',
        fstop: 2.4,
        focus: '0.36,-0.05,0.5',
        // Not behind the bucket, from which it would grow.
        tree: '12.5,15',
        sun_azimuth: 62,
        sun: 5,
      },
      { tolerance: 0.6, exposure: 1.4, haze: 0 },
    ),
    portrait: { cut: 0.46 },
    loop: false,
  },
  cans: {
    pages: ['/partnerships'],
    verdict:
      'Good. Cans in a row, long shadows and one lit window: somebody will be back for the water.',
    still: inTown(
      'tap_stand',
      '2.05,-2.3,0.22',
      {
        target: '2.9,2,0.50',
        lens: 40,
        fstop: 2.4,
        focus: '2.15,-0.4,0.2',
        sun_azimuth: 62,
        sun: 5,
      },
      { tolerance: 0.6, exposure: 1.4, haze: 0 },
    ),
    portrait: { cut: 0.2 },
    loop: false,
  },
  'school-tap': {
    pages: ['/'],
    verdict:
      'Taps, tank and lit rooms read at once; seen close, wall and ground look made by a computer.',
    still: inTown(
      'school',
      '3.4,-8.4,1.5',
      { target: '1.2,1.0,1.55', lens: 34, sun_azimuth: 112, sun_elevation: 14, sun: 5 },
      { tolerance: 0.6, exposure: 1.4 },
    ),
    portrait: { cut: 0.5 },
    loop: false,
  },
  farm: {
    pages: ['/who-we-support'],
    verdict:
      'Good. The rows lead the eye from the drip lines to the lit barn; no two plants are alike.',
    still: inTown(
      'farm',
      '1.9,-13.5,1.75',
      { ...plate, target: '-0.6,20,1.75', lens: 30, sun_azimuth: 68, sun: 5 },
      { tolerance: 0.6, exposure: 1.4 },
    ),
    portrait: { cut: 0.5 },
    loop: false,
  },
  'data-hall': {
    pages: ['/who-we-support'],
    verdict:
      'Good. Cool and warm pipes over lit cabinets, one person for scale; the machines are plainer than real ones.',
    still: inside('data_hall', '0.30,-0.1,1.55', '-0.16,6.0,1.38', 24, {
      samples: 48,
      threshold: 0.008,
    }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  shelf: {
    pages: ['/who-we-support'],
    verdict: 'Good. Packs in order under warm light, no brand; the room behind says it is a shop.',
    still: inside('shop_shelf', '3.3,-2.75,1.42', '-0.35,0.4,0.98', 30, { fstop: 2.8 }),
    portrait: { cut: 0.5 },
    loop: false,
  },
  glass: {
    pages: ['/commercial-mineral-water'],
    verdict: 'Hero of its page. Glass and water bend what stands behind them as they should.',
    still: outdoors(
      'glass',
      '0.03,-0.62,0.905',
      {
        target: '-0.03,0.0,0.856',
        lens: 54,
        sun_azimuth: 104,
        sun_elevation: 13,
        sun: 6,
        sky: 1.1,
        samples: 110,
        threshold: 0.008,
        fstop: 5.6,
        focus: '0.035,-0.03,0.83',
      },
      { tolerance: 2.5, haze: 0, exposure: 1.4 },
    ),
    portrait: { cut: 0.67 },
    loop: false,
  },
}
