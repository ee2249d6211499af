import { siteConfig } from '../../site.config.ts'
import type { Language } from '../words/language.ts'
import type en from '../words/media-packs/en.json'
import { wordsOf } from '../words/words-of.ts'
import { editionDay } from './documents/document-words.ts'
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

const places = {
  slug: 'places',
  kind: 'pictures',
  first: ['lagoon', 'glacier-front', 'ice-field', 'aurora', 'basalt', 'black-sand', 'ocean'],
  rest: 'place',
} as const

const objects = {
  slug: 'objects',
  kind: 'pictures',
  first: ['drop', 'clear-ice', 'caustics', 'ship', 'flexitank'],
  rest: 'model',
} as const

/** Pictures that a pack names itself. */
export const namedPictures: readonly string[] = [...places.first, ...objects.first]

/** Each drawing by the name of its file, with the name of its caption. */
const drawings: readonly [file: string, caption: keyof (typeof en)['captions']][] = [
  ['mark', 'mark'],
  ['mark-and-name', 'markAndName'],
  ['mark-and-name-white', 'markAndNameWhite'],
  ['contours-wide', 'contoursWide'],
  ['contours-ridge', 'contoursRidge'],
  ['ice-to-port', 'iceToPort'],
  ['flexitank', 'flexitank'],
  ['end-view', 'endView'],
  ['packs', 'packs'],
  ['tanker-rail', 'tankerRail'],
  ['ph-scale', 'phScale'],
  ['minerals', 'minerals'],
  ['years', 'years'],
  ['lead-times', 'leadTimes'],
]

const folder = 'site/words/media-packs'

export function mediaPacks(language: Language): readonly [MediaPack, ...MediaPack[]] {
  const { words } = wordsOf<typeof en>(folder, language)
  /** A drawing whose figures are withheld is not in its pack. */
  const drawn = (name: string) => {
    const plate = plateNames.find((known) => known === name)
    return !plate || isDrawn(plate, language)
  }
  return [
    { ...places, ...words.places },
    { ...objects, ...words.objects },
    {
      slug: 'drawings-and-marks',
      kind: 'drawings',
      ...words.drawingsAndMarks,
      drawings: drawings
        .filter(([name]) => drawn(name))
        .map(([name, caption]) => ({ file: `${name}.svg`, caption: words.captions[caption] })),
    },
  ]
}

/** What a pack is called in the list of packs: `Pack 1`. */
export const packNumber = (language: Language, number: number): string =>
  wordsOf<typeof en>(folder, language).text('number', { number })

/** What is in a pack, counted. */
export const insidePack = (language: Language, kind: MediaPack['kind'], count: number): string =>
  wordsOf<typeof en>(folder, language).text(`inside.${kind}`, { count })

/** The longest line of a note that every editor shows whole. */
const lineLength = 74

/** What a picture is called in the note of its pack. */
export const renderingCaption = (language: Language, alternative: string): string =>
  wordsOf<typeof en>(folder, language).text('rendering', { alternative })

/**
 * The note in every pack: what may be done with it, and what pictures and drawings are.
 *
 * @param site the public address, where it is known.
 */
export function licenceNote(language: Language, site: string | undefined): string {
  const { words, text } = wordsOf<typeof en>(folder, language)
  const { subject, use, pictures, mark, rights } = words.note
  const address = site ?? 'none'
  const sections = [
    use,
    pictures,
    { heading: words.note.drawings.heading, text: text('note.drawings.text', { address }) },
    mark,
    { heading: words.note.ask.heading, text: text('note.ask.text', { address }) },
  ]
  return [
    ...[siteConfig.companyName, subject, ''],
    ...sections.flatMap((section) => [section.heading, ...inLines(section.text), '']),
    ...[...inLines(rights), ''],
  ].join('\n')
}

/** The end of the note: what the pack holds, and of which day it is. */
export function contentsNote(
  language: Language,
  entries: readonly { name: string; caption: string }[],
): string {
  const { words, text } = wordsOf<typeof en>(folder, language)
  return [
    words.note.contents,
    ...entries.map(({ name, caption }) => `${name}\n    ${caption}`),
    '',
    text('note.edition', { day: editionDay(language) }),
    '',
  ].join('\n')
}

/** A text broken between words; a word longer than a line stays whole. */
function inLines(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= lineLength) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}
