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
    text: 'Water, close; and what it is filled and shipped in, as models.',
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
      { file: 'mark-and-name.svg', caption: 'Mark and name, on light grounds.' },
      { file: 'mark-and-name-white.svg', caption: 'Mark and name, on dark grounds.' },
      { file: 'contours-wide.svg', caption: 'Contour sheet of an imagined land. Schematic.' },
      { file: 'contours-ridge.svg', caption: 'A second contour sheet. Schematic.' },
      { file: 'ice-to-port.svg', caption: 'From ice to port, in section. Schematic.' },
      {
        file: 'flexitank.svg',
        caption: 'Flexitank in its container. Outline and levels to scale.',
      },
      { file: 'end-view.svg', caption: 'The container through its doors. To scale.' },
      { file: 'packs.svg', caption: 'Packs of 5 L and 10 L as cubes of their content. To scale.' },
      { file: 'tanker-rail.svg', caption: 'Tanker and rail car. Schematic.' },
      { file: 'ph-scale.svg', caption: 'Both stated pH ranges. To scale.' },
      { file: 'minerals.svg', caption: 'Four mineral ranges. To scale.' },
      { file: 'years.svg', caption: 'Three spans of years in rock. Time to scale.' },
      { file: 'lead-times.svg', caption: 'Both stated lead times. To scale.' },
    ],
  },
]

/** The note in every pack: what may be done with it, and what pictures and drawings are. */
export const licenceNote = (company: string, contact: string) => `\
${company}
Pictures, drawings and marks for the media

WHAT YOU MAY DO
You may use these files free of charge to report about ${company}, its
products and its projects: in print, online, in talks and in broadcasts. You
may crop and scale them and change their format. Please name the source:
"${company}".

WHAT THE PICTURES ARE
The pictures are renderings, drawn by a computer. They are not photographs.
Do not present them as photographs of places, plants, people or products of
${company}. A caption that does: "Rendering: ${company}".

WHAT THE DRAWINGS ARE
A drawing is to scale only where its caption in the list below says so. All
others are schematic and show no surveyed place. Figures in them are stated by
${company}; where two readings exist, print both or say which one it is.

THE MARK
Use mark and name unaltered, and only to name ${company}. They do not
say that ${company} agrees with what stands beside them.

ASK FIRST
For advertising, for sale, for any use that is not reporting:
${contact}

This note allows what it names and nothing beyond it. Rights of others, and
what the law allows without asking, remain as they are.
`
