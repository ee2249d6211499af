/**
 * *About our figures*: every figure of the site with what it counts, the pages it stands on and what it rests
 * on, made from the registry. The words of all pages are loaded first, so that each figure knows its pages.
 */
import { siteConfig } from '../../site.config.ts'
import type { Figure } from '../figures/figure.ts'
import { type FigurePlace, placesOf } from '../figures/figures-for.ts'
import { wholeNumber } from '../figures/number-text.ts'
import { type FigureKey, figureGroups, registry } from '../figures/registry.ts'
import type en from '../words/figures-sheet/en.json'
import type { Language } from '../words/language.ts'
import { optional } from '../words/withheld.ts'
import { wordsOf } from '../words/words-of.ts'
import { type PagePath, pagePaths } from './page-paths.ts'
import { routeOf } from './routes.ts'
import { type SectorColumn, sectorsIn } from './sectors.ts'

import.meta.glob(['./*.ts', './*/*.ts', '!./**/*.test.ts', '!./figures-sheet.ts'], { eager: true })
const pages = import.meta.glob<Readonly<Record<string, unknown>>>('../views/*/*-sections.ts', {
  eager: true,
})
for (const sections of Object.values(pages).flatMap((page) => Object.values(page))) {
  if (typeof sections === 'function') sections('en')
}

export type FigureEntry = {
  key: FigureKey
  figure: Figure
  pages: readonly PagePath[]
}

const sheetWords = (language: Language) => wordsOf<typeof en>('site/words/figures-sheet', language)

const isPage = (place: FigurePlace): place is PagePath =>
  (pagePaths as readonly string[]).includes(place)

/** The figures that stand on some page, in the groups of the sheet; none of them withheld. */
export function publicFigures(language: Language) {
  const { groups } = sheetWords(language).words
  const entryOf = (key: FigureKey): FigureEntry => ({
    key,
    figure: registry[key].in(language),
    pages: pagePaths.filter((path) => placesOf(key).filter(isPage).includes(path)),
  })
  return figureGroups
    .map(({ id, figures }) => ({
      id,
      heading: groups[id],
      entries: (Object.keys(figures) as FigureKey[])
        .map(entryOf)
        .filter(({ figure, pages }) => !figure.withheld && pages.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** A table of its own: a row for each sector. */
function sectorTable(language: Language) {
  const { words, figures, text } = sheetWords(language)
  const { groups, sectors } = words
  const columns: readonly SectorColumn[] = ['share', 'use', 'revenue', 'tam', 'sam', 'som']
  const rows = sectorsIn(language, figures, columns)
  const shown = columns.filter((column) => rows.every((row) => !Number.isNaN(row[column])))
  const cell = (column: SectorColumn, value: number) => {
    const number = wholeNumber(value, language)
    return column === 'share' ? text('sectors.percent', { share: number }) : number
  }
  return (
    shown.length > 0 && {
      heading: groups.sectors,
      before: sectors.before,
      columns: [sectors.sector, ...shown.map((column) => sectors[column])],
      rows: rows.map((row) => ({
        name: row.name,
        cells: shown.map((column) => cell(column, row[column])),
      })),
      after: optional(sectors.after),
    }
  )
}

export function figuresSheet(language: Language) {
  const { heading, note, bases, columns, ask, file } = sheetWords(language).words
  const { company, estimate, goal, promise, arithmetic, published } = bases
  return {
    id: 'figures',
    heading,
    note,
    bases: {
      heading: bases.heading,
      terms: [company, estimate, goal, promise, arithmetic, published].map(({ term, text }) => ({
        term,
        text,
      })),
      after: bases.after,
    },
    columns: [columns.figure, columns.counts, columns.page, columns.basis],
    groups: publicFigures(language)
      .filter(({ id }) => id !== 'sectors')
      .map((group) => ({
        heading: group.heading,
        rows: group.entries.map(({ key, figure, pages }) => ({
          key,
          figure: figure.text,
          counts: figure.label,
          pages: pages.map((path) => ({ href: path, label: routeOf(path, language).name })),
          basis: figure.basisText,
        })),
      })),
    sectors: sectorTable(language),
    actions: [
      { href: '/contact?topic=other', label: ask },
      { href: '/facts.json', label: file },
    ],
  } as const
}

/** The figures as schema.org describes a set of data, for programs that read instead of looking. */
export function factsDocument(language: Language, site: string) {
  const { note, data } = sheetWords(language).words
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: data,
    description: note,
    url: new URL('/resources#figures', site).href,
    creator: {
      '@type': 'Organization',
      name: siteConfig.companyName,
      url: new URL('/', site).href,
    },
    variableMeasured: publicFigures(language).flatMap(({ heading, entries }) =>
      entries.map(({ key, figure, pages }) => ({
        '@type': 'PropertyValue',
        propertyID: key,
        name: figure.label,
        alternateName: heading,
        description: figure.text,
        ...valuesOf(figure),
        ...(figure.unit && { unitText: figure.unit }),
        measurementTechnique: figure.basisText,
        url: pages.map((path) => new URL(path, site).href),
      })),
    ),
  }
}

/** Rounded as they are printed, so that no idle digits of a division travel along. */
const rounded = (value: number) => Number(value.toPrecision(6))

function valuesOf(figure: Figure): object {
  if (figure.kind === 'range') {
    const [minValue, maxValue] = figure.ends.map(rounded)
    return { minValue, maxValue }
  }
  return { value: figure.kind === 'row' ? figure.values.map(rounded) : rounded(figure.value) }
}
