import { figuresFor } from '../figures/figures-for.ts'
import { isDrawn, plateNames } from './documents/plate-words.ts'

/** What a media pack holds, in the order in which it lists it. */
export type MediaPack = {
  /** Also its file name. */
  slug: string
  title: string
  /** What it is good for. */
  text: string
} & (
  | {
      kind: 'pictures'
      /** Pictures of the site by their names there. */
      first: readonly [string, ...string[]]
      /** What follows: every model, or every place, that no pack names. */
      rest: 'model' | 'place'
    }
  | { kind: 'drawings'; drawings: readonly { file: string; caption: string }[] }
)

const { packSizes } = figuresFor('/resources')

/** A drawing whose figures are withheld is not in its pack. */
const drawn = ({ file }: { file: string }) => {
  const [name = ''] = file.split('.')
  const plate = plateNames.find((known) => known === name)
  return !plate || isDrawn(plate, 'en')
}

export const mediaPacks: readonly [MediaPack, ...MediaPack[]] = [
  {
    slug: 'places',
    kind: 'pictures',
    title: 'Places',
    text: 'Ice, lava, sand and sea, for articles and slides.',
    first: ['lagoon', 'glacier-front', 'ice-field', 'aurora', 'basalt', 'black-sand', 'ocean'],
    rest: 'place',
  },
  {
    slug: 'objects',
    kind: 'pictures',
    title: 'Objects',
    text: 'Water seen close, and the tanks, packs and ships that carry it.',
    first: ['drop', 'clear-ice', 'caustics', 'ship', 'flexitank'],
    rest: 'model',
  },
  {
    slug: 'drawings-and-marks',
    kind: 'drawings',
    title: 'Drawings and marks',
    text: 'Mark and name, contour sheets, and the drawings of the documents as vectors.',
    drawings: [
      { file: 'mark.svg', caption: 'The mark: a drop drawn as three contour lines.' },
      { file: 'mark-and-name.svg', caption: 'Mark and name, for light grounds.' },
      { file: 'mark-and-name-white.svg', caption: 'Mark and name, for dark grounds.' },
      { file: 'contours-wide.svg', caption: 'Contour sheet of an imagined land. Not to scale.' },
      { file: 'contours-ridge.svg', caption: 'A second contour sheet. Not to scale.' },
      { file: 'ice-to-port.svg', caption: 'From ice to port, in section. Not to scale.' },
      {
        file: 'flexitank.svg',
        caption: 'Flexitank in its container. Outline and levels to scale.',
      },
      { file: 'end-view.svg', caption: 'The container through its doors. To scale.' },
      {
        file: 'packs.svg',
        caption: `Packs of ${packSizes} as cubes of their content. To scale.`,
      },
      { file: 'tanker-rail.svg', caption: 'Tanker and rail car. Not to scale.' },
      {
        file: 'ph-scale.svg',
        caption: 'Alkaline range and mild range on the pH scale. To scale.',
      },
      {
        file: 'minerals.svg',
        caption: 'Ranges of calcium, magnesium, silica and potassium. To scale.',
      },
      { file: 'years.svg', caption: 'Years in the lava, in three spans. Time to scale.' },
      { file: 'lead-times.svg', caption: 'Ocean freight and planning time, in days. To scale.' },
    ].filter(drawn),
  },
]

/** The note in every pack: what may be done with it, and what pictures and drawings are. */
export const licenceNote = (company: string, site: string | undefined) => `\
${company}
Pictures, drawings and marks for the media

WHAT YOU MAY DO
Use these files free of charge to report about ${company},
its products and its projects: in print, online, in talks and in
broadcasts. Crop them, scale them, change their format. Please name the
source: "${company}".

WHAT THE PICTURES ARE
They are renderings, made with a computer. Please caption them so:
"Rendering: ${company}". They must not appear as photographs
of our places, plants, people or products.

WHAT THE DRAWINGS ARE
A drawing is to scale where its caption in the list below says so. All
others are schematic and show no surveyed place. The figures in them are
explained ${site ? `at ${site}/resources#figures` : 'on the page Resources of our site, under About our figures'}

THE MARK
Use mark and name unaltered, and only to name ${company}. They
must not suggest that ${company} endorses anything.

ASK FIRST
For advertising, for sale, for any use that is not reporting, write to us${site ? `:\n${site}/contact` : '\nwith the form on the page Contact of our site.'}

This note allows what it names. Rights of others, and what the law allows
without asking, remain as they are.
`
