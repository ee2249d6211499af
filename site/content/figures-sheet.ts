/**
 * *About our figures*: every figure of the site with what it counts, the pages it stands on and what it rests
 * on, made from the registry. The words of all pages are loaded first, so that each figure knows its pages.
 */
import { siteConfig } from '../../site.config.ts'
import type { Figure } from '../figures/figure.ts'
import { type FigurePlace, placesOf } from '../figures/figures-for.ts'
import { sectorNames } from '../figures/need-figures.ts'
import { wholeNumber } from '../figures/number-text.ts'
import { type FigureKey, figureGroups, registry } from '../figures/registry.ts'
import { type PagePath, pagePaths } from './page-paths.ts'
import { routeOf } from './routes.ts'

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

const isPage = (place: FigurePlace): place is PagePath =>
  (pagePaths as readonly string[]).includes(place)

const entryOf = (key: FigureKey): FigureEntry => ({
  key,
  figure: registry[key],
  pages: pagePaths.filter((path) => placesOf(key).filter(isPage).includes(path)),
})

/** The figures that stand on some page, in the groups of the sheet; none of them withheld. */
export const publicFigures = figureGroups
  .map(({ heading, figures }) => ({
    heading,
    entries: (Object.keys(figures) as FigureKey[])
      .map(entryOf)
      .filter(({ figure, pages }) => !figure.withheld && pages.length > 0),
  }))
  .filter(({ entries }) => entries.length > 0)

const sectorHeading = 'Water use and markets by sector'

const sectorColumns = [
  { key: 'sectorShares', label: 'Share of freshwater use', unit: ' %' },
  { key: 'sectorUse', label: 'Water use', unit: '' },
  { key: 'sectorRevenue', label: 'Revenue', unit: '' },
  { key: 'tam', label: 'TAM, whole market', unit: '' },
  { key: 'sam', label: 'SAM, we can serve', unit: '' },
  { key: 'som', label: 'SOM, within reach', unit: '' },
] as const satisfies readonly { key: FigureKey; label: string; unit: string }[]

const shownColumns = sectorColumns.filter(({ key }) => !registry[key].withheld)
const overlap = registry.sectorSharesAdded

export const figuresSheet = {
  id: 'figures',
  heading: 'About our figures',
  note: 'Every figure on this site: what it counts, where it stands, and what it rests on. A + marks a rounded figure. For an order, the figures in your quote and in the analysis of your lot apply.',
  bases: {
    heading: 'The words under “Basis”',
    terms: [
      { term: 'Company figure', text: 'Our own count or value.' },
      { term: 'Company estimate', text: 'Our own view of a market, or of what lies ahead.' },
      { term: 'Goal', text: 'What we work towards.' },
      { term: 'Service promise', text: 'What you can hold us to when you write or order.' },
      { term: 'Arithmetic', text: 'Worked out from other figures here. The sum is shown.' },
      { term: 'Published', text: 'By the publisher named.' },
    ],
    after: 'The crisis pages carry their publishers beside each figure.',
  },
  columns: ['Figure', 'What it counts', 'Page', 'Basis'],
  groups: publicFigures
    .filter(({ heading }) => heading !== sectorHeading)
    .map(({ heading, entries }) => ({
      heading,
      rows: entries.map(({ key, figure, pages }) => ({
        key,
        figure: figure.text,
        counts: figure.label,
        pages: pages.map((path) => ({ href: path, label: routeOf(path).name })),
        basis: figure.basisText,
      })),
    })),
  sectors: shownColumns.length > 0 && {
    heading: sectorHeading,
    before:
      'Company estimates. Water use in billion m³ a year; revenue a year and markets in billion USD.',
    columns: ['Sector', ...shownColumns.map(({ label }) => label)],
    rows: sectorNames.map((name, place) => ({
      name,
      cells: shownColumns.map(
        ({ key, unit }) => wholeNumber(registry[key].values[place] ?? Number.NaN) + unit,
      ),
    })),
    after: overlap.withheld ? '' : `Sectors overlap: ${overlap.sum} = ${overlap.text}.`,
  },
  actions: [
    { href: '/contact?topic=other', label: 'Ask about a figure' },
    { href: '/facts.json', label: 'The same figures as data' },
  ],
} as const

/** The figures as schema.org describes a set of data, for programs that read instead of looking. */
export function factsDocument(site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `Figures of ${siteConfig.companyName}`,
    description: figuresSheet.note,
    url: new URL('/resources#figures', site).href,
    creator: {
      '@type': 'Organization',
      name: siteConfig.companyName,
      url: new URL('/', site).href,
    },
    variableMeasured: publicFigures.flatMap(({ heading, entries }) =>
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
