/**
 * A photograph of the owner's in place of one of our pictures. What is known of it stands in a file of values,
 * `site/assets/photographs/<picture>.json`; its encodings stand beside that file. Build, check and editor read it by this.
 */
import * as v from 'valibot'
import type { DeskValue } from './site-desk.ts'
import { firstLanguage, type Language, languages } from './words/language.ts'

export const photographsFolder = 'site/assets/photographs'

/** Of what is uploaded: bytes, pixels in all, and the least that fills a frame of ours on a desktop. */
export const uploadLimits = { bytes: 20_000_000, pixels: 60_000_000, width: 1280, height: 720 }

/** What is decoded; nothing that holds code, and nothing that moves. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const shape = /^site\/assets\/photographs\/([a-z\d]+(?:-[a-z\d]+)*)\.json$/

/** The picture whose place a file's photograph takes; undefined for any other file. */
export const photographIn = (file: string): string | undefined => shape.exec(file)?.[1]

export const photographFile = (picture: string): string => `${photographsFolder}/${picture}.json`

/** The name of an upload: of what it holds, so that the same photograph is one. */
export const uploadName = /^[\da-f]{16}$/

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(uploadLimits.pixels))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const alternative = v.pipe(v.string(), v.maxLength(300, 'At most 300 characters.'))

const photograph = v.strictObject({
  upload: v.pipe(v.string(), v.regex(uploadName, 'Choose a photograph.')),
  width: pixels,
  height: pixels,
  /** The average colour, shown until it has arrived. */
  tone: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  /** What every crop keeps in sight, in percent from the left and from the top. */
  focus: v.strictObject({ x: percent, y: percent }),
  /** What it shows, for those who cannot see it. */
  alt: v.record(v.picklist(languages), alternative),
})

export type Photograph = v.InferOutput<typeof photograph>

/** What is known of an upload once it is decoded. */
export type Upload = Pick<Photograph, 'upload' | 'width' | 'height' | 'tone'>

export const isPhotograph = (value: unknown): value is Photograph => v.is(photograph, value)

/** Why a value may not even stand in a draft; undefined where it may. */
export function refusedPhotograph(value: DeskValue): string | undefined {
  const { issues: [issue] = [] } = v.safeParse(photograph, value)
  return issue && `${v.getDotPath(issue) ?? 'photograph'}: ${issue.message}`
}

/** What is wrong with a photograph, by its key; each published language says what it shows. */
export function photographErrors(
  value: unknown,
  published: readonly Language[],
): [key: string, what: string][] {
  const { success, output, issues = [] } = v.safeParse(photograph, value)
  if (!success) return issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])
  return published.flatMap((language) =>
    output.alt[language]?.trim()
      ? []
      : [[`alt.${language}`, 'Say what it shows, for those who cannot see it.'] as const],
  ) as [string, string][]
}

/** What a photograph shows, in a language; in English where it says so in no other. */
export const shownBy = ({ alt }: Photograph, language: Language): string =>
  alt[language] || alt[firstLanguage] || ''

/** A place of the site, in pixels of its largest encoding; every encoding has that ratio. */
export type Frame = { width: number; height: number; widths: readonly number[] }

type Size = { width: number; height: number }

/** The part of a photograph that fills a frame, as near to its focus as the edges allow. */
export function cutOf(frame: Size, { width, height, focus }: Pick<Photograph, 'focus'> & Size) {
  const ratio = frame.width / frame.height
  const across = Math.min(width, Math.round(height * ratio))
  const down = Math.min(height, Math.round(across / ratio))
  const place = (percentage: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percentage) / 100 - part / 2, 0), whole - part))
  return {
    ...{ width: across, height: down },
    ...{ left: place(focus.x, width, across), top: place(focus.y, height, down) },
  }
}

/** The encodings of a photograph in a frame: as wide as those of our picture, and never scaled up. */
export function encodedIn({ widths, ...frame }: Frame, photograph: Photograph): Frame {
  const cut = cutOf(frame, photograph)
  const kept = widths.filter((width) => width <= cut.width)
  const width = kept.at(-1) ?? cut.width
  return {
    ...{ width, height: Math.round((width * frame.height) / frame.width) },
    widths: kept.length > 0 ? kept : [cut.width],
  }
}

/** How the files of a photograph begin: another cut has other names, so that no browser shows an old one. */
export const stemOf = (picture: string, { upload, focus }: Photograph): string =>
  `photograph-${picture}-${upload}-${focus.x}-${focus.y}`
