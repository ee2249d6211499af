/** The site's typefaces as their files hold them, in `site/assets/fonts/`. */
export const ours = [
  { family: 'Newsreader', file: 'newsreader.woff2', italic: false },
  { family: 'Newsreader', file: 'newsreader-italic.woff2', italic: true },
  { family: 'Instrument Sans', file: 'instrument-sans.woff2', italic: false },
  { family: 'Noto Naskh Arabic', file: 'noto-naskh-arabic.woff2', italic: false },
  { family: 'Noto Sans Arabic', file: 'noto-sans-arabic.woff2', italic: false },
] as const

type Family = (typeof ours)[number]['family']

export type Cut = {
  italic: boolean
  /** One width stands for all of them: a stand-in has one weight, ours grow wider or narrower with theirs. */
  weights: readonly [lightest: number, boldest: number]
  /** Full and PostScript names, as machines know them; all as wide as the file. */
  locals: readonly string[]
  /** What is measured. */
  file: string
}

export type StandIn = {
  of: Family
  name: string
  cuts: readonly Cut[]
}

type Names = { file: string; locals: readonly string[] }

const light = [250, 320] as const
const book = [321, 400] as const

function serif(name: string, roman: Names, slanted: Names): StandIn {
  return {
    of: 'Newsreader',
    name: `Newsreader as ${name}`,
    cuts: [
      { italic: false, weights: light, ...roman },
      { italic: false, weights: book, ...roman },
      { italic: true, weights: [400, 400], ...slanted },
    ],
  }
}

/** What writes Arabic beside each family of the house. */
export const besideIt = {
  Newsreader: 'Noto Naskh Arabic',
  'Instrument Sans': 'Noto Sans Arabic',
} as const

function sans(name: string, roman: Names): StandIn {
  return {
    of: 'Instrument Sans',
    name: `Instrument Sans as ${name}`,
    cuts: [
      { italic: false, weights: [400, 400], ...roman },
      { italic: false, weights: [401, 600], ...roman },
    ],
  }
}

/** In the order in which a machine that has several uses them. */
export const standIns: readonly StandIn[] = [
  serif(
    'Times',
    {
      file: 'LiberationSerif-Regular.ttf',
      locals: [
        'Times New Roman',
        'TimesNewRomanPSMT',
        'Liberation Serif',
        'Tinos Regular',
        'Tinos',
      ],
    },
    {
      file: 'LiberationSerif-Italic.ttf',
      locals: [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'Tinos Italic',
      ],
    },
  ),
  serif(
    'Georgia',
    { file: 'gelasio-latin-400-normal.woff2', locals: ['Georgia', 'Gelasio Regular', 'Gelasio'] },
    { file: 'gelasio-latin-400-italic.woff2', locals: ['Georgia Italic', 'Gelasio Italic'] },
  ),
  serif(
    'Noto',
    { file: 'NotoSerif-Regular.ttf', locals: ['Noto Serif', 'Noto Serif Regular'] },
    { file: 'NotoSerif-Italic.ttf', locals: ['Noto Serif Italic'] },
  ),
  serif(
    'DejaVu',
    { file: 'DejaVuSerif.ttf', locals: ['DejaVu Serif'] },
    // Where it lives alone it has no italic of its own.
    { file: 'DejaVuSerif.ttf', locals: ['DejaVu Serif'] },
  ),
  sans('Arial', {
    file: 'LiberationSans-Regular.ttf',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular', 'Arimo', 'Helvetica'],
  }),
  sans('Roboto', { file: 'Roboto-Regular.ttf', locals: ['Roboto', 'Roboto Regular'] }),
  sans('Noto', { file: 'NotoSans-Regular.ttf', locals: ['Noto Sans', 'Noto Sans Regular'] }),
  sans('DejaVu', { file: 'DejaVuSans.ttf', locals: ['DejaVu Sans'] }),
]

/**
 * For Arabic letters. Debian and its kin write them in DejaVu Sans, whose letters are wider, or in faces of Noto, some of
 * them wider still; on Windows the faces of Times New Roman and Arial above have them, and phones have those of Noto that
 * are ours.
 */
export const arabicStandIns: readonly StandIn[] = [
  ...arabic('Noto Naskh Arabic', [light, book], 'NotoNaskhArabic-Regular.ttf'),
  ...arabic(
    'Noto Sans Arabic',
    [[400, 400] as const, [401, 600] as const],
    'NotoSansArabic-Regular.ttf',
  ),
]

/** Its own face in one weight, where a machine has that, and DejaVu. */
function arabic(of: Family, weights: readonly Cut['weights'][], own: string): StandIn[] {
  const standIn = (name: string, names: Names) => ({
    of,
    name: `${of} as ${name}`,
    cuts: weights.map((each) => ({ italic: false, weights: each, ...names })),
  })
  return [
    standIn('Noto', { file: own, locals: [of, `${of} Regular`] }),
    standIn('DejaVu', { file: 'DejaVuSans.ttf', locals: ['DejaVu Sans'] }),
  ]
}
