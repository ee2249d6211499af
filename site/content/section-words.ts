/**
 * The types of a page's words, taken from the sections and drawings that show them: `WordsOf<typeof Opening>`. So a
 * word that its section does not show, or a misspelt one, is refused where it is written. Types only: content imports
 * nothing that draws (docs/decisions/0030).
 */

/** What is decided where a page is put together, and never in its words. */
type SetByPage =
  | 'ground'
  | 'children'
  | 'className'
  // Pictures, drawings, and which part of them is seen.
  | 'picture'
  | 'drawing'
  | 'across'
  | 'upright'
  | 'reaches'
  | 'sheet'
  | 'focus'
  | 'crop'
  | 'shape'
  // Where things stand.
  | 'aside'
  | 'foot'
  | 'head'
  | 'lead'
  | 'narrow'
  | 'notesAt'
  | 'opened'
  | 'rising'
  | 'space'
  | 'widths'

type PropsOf<Section> = Section extends (props: infer Props) => unknown ? Props : never

/** `Omit` that keeps the members of a union apart. */
type Without<Props, Name extends PropertyKey> = Props extends unknown
  ? { [Key in keyof Props as Key extends Name ? never : Key]: Props[Key] }
  : never

/** The words that a section shows; `More` names what its page sets besides. */
export type WordsOf<Section, More extends string = never> = Without<
  PropsOf<Section>,
  SetByPage | More
>

/** What a drawing is made from: its words, and the figures it draws. */
export type DrawnFrom<Draw extends (words: never, ...rest: never[]) => unknown> =
  Parameters<Draw>[0]

/** A section that shows one thing in two drawings, both made from the words under `drawing`. */
export type PlotWords<Section, Plot extends (props: { words: never }) => unknown> = WordsOf<
  Section,
  'mark'
> & { drawing: Parameters<Plot>[0]['words'] }
