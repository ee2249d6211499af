/** The words of drawings that several pages or documents show, with the figures they are drawn from. */

import type { FigurePlace } from '../figures/figures-for.ts'
import type { Figures } from '../figures/registry.ts'
import type en from './drawings/en.json'
import type { Language } from './language.ts'
import { shown } from './shown.ts'
import type water from './water-sheet/en.json'
import { solids } from './water-sheet.ts'
import { wordsOf } from './words-of.ts'

/** How many steps of the pH scale, and how many times, both ranges reach from the lowest to the highest value. */
export function phSpan({ ph, phLow }: Figures) {
  const steps = Math.round((ph.most - phLow.value) * 10) / 10
  return { steps, times: Math.round(10 ** steps) }
}

/** A drawing without what is withheld; none where a figure that it is drawn from is withheld. */
const drawn = <const Words extends object>(drawing: Words) => shown({ drawing }).drawing

/**
 * Each drawing is put together when it is asked for: only then do its figures count as shown.
 *
 * @param place the page or document that shows them.
 */
export function drawingWords(language: Language, place?: FigurePlace) {
  const { words, figures, text } = wordsOf<typeof en>('site/words/drawings', language, place)
  return {
    get iceToPort() {
      const { firstLava, secondLava, deepestLava, containerVolume, person } = figures
      return drawn({
        ...words.iceToPort,
        years: [firstLava.text, secondLava.text, deepestLava.text],
        container: {
          volume: containerVolume.text,
          person: [words.person, person.text],
          metre: person.unit,
        },
      } as const)
    },
    /** The same without its labels. */
    get iceToPortUnlabelled() {
      const { title, description } = words.iceToPort
      return drawn({ title, description })
    },
    get flexitank() {
      const { containerVolume, containerMost, containerWeight, fillHeight, fillHeightMost } =
        figures
      const { title, description, load } = words.flexitank
      return drawn({
        id: 'flexitank',
        title,
        description,
        levels: {
          full: {
            height: fillHeight.value,
            volume: containerVolume.text,
            level: fillHeight.text,
          },
          most: {
            height: fillHeightMost.value,
            volume: containerMost.text,
            level: fillHeightMost.text,
          },
        },
        tag: [load, containerWeight.text],
        person: figures.person.text,
        metre: figures.person.unit,
      } as const)
    },
    get endView() {
      return drawn({
        id: 'end-view',
        ...words.endView,
        level: figures.fillHeight.value,
        person: figures.person.text,
      } as const)
    },
    get packs() {
      const { packSmall, packLarge } = figures
      return drawn({
        id: 'packs',
        ...words.packs,
        packs: {
          small: { litres: packSmall.value, label: packSmall.text },
          large: { litres: packLarge.value, label: packLarge.text },
        },
      } as const)
    },
    get tankerRail() {
      const { title, description, tanker, rail } = words.tankerRail
      return drawn({
        id: 'tanker-rail',
        title,
        description,
        names: [tanker, rail],
      } as const)
    },
    get phScale() {
      const { ph, phLow, phAverage } = figures
      const { title, titleAlone, descriptionAlone, acid, neutral, alkaline } = words.phScale
      const { average, magnified: enlarged } = words.phScale
      const both = !ph.withheld && !phLow.withheld
      const span = phSpan(figures)
      return drawn({
        title: both ? title : titleAlone,
        description: both ? text('phScale.description', { steps: span.steps }) : descriptionAlone,
        acid,
        neutral,
        alkaline,
        ranges: [
          {
            name: 'alkaline',
            text: ph.digits,
            range: ph.ends,
            average: phAverage.withheld ? [] : [{ text: average, at: phAverage.value }],
          },
          { name: 'mild', text: phLow.digits, range: phLow.ends, average: [] },
        ],
        step: both
          ? [
              text('phScale.steps', { steps: span.steps }),
              text('phScale.times', { times: span.times }),
            ]
          : [],
        magnified: enlarged,
      } as const)
    },
    get container() {
      const { containerVolume, person } = figures
      return drawn({
        id: 'container',
        ...words.container,
        labels: {
          volume: containerVolume.text,
          person: [words.person, person.text],
          metre: person.unit,
        },
      })
    },
    get leadTimes() {
      const { leadTime, planDays } = figures
      const { title, description, freight, plan } = words.leadTimes
      const ends = [leadTime, planDays].filter(({ withheld }) => !withheld).map(({ most }) => most)
      /** The end of the later bar, in whole weeks. */
      const days = Math.ceil(Math.max(...ends) / 7) * 7
      const from = Math.max(leadTime.value, planDays.value)
      const to = Math.min(leadTime.most, planDays.most)
      return drawn({
        title,
        description,
        days,
        last: text('leadTimes.last', { days }),
        spans: [
          { mark: 'freight', range: leadTime.ends, text: freight },
          { mark: 'plan', range: planDays.ends, text: plan },
          ...(from < to
            ? [
                {
                  mark: 'shared',
                  range: [from, to],
                  text: text('leadTimes.shared', { from, to }),
                } as const,
              ]
            : []),
        ],
      })
    },
    get containers() {
      const { ordersPerMonth, emergencyOrder, emergencyMost } = figures
      const { title, description, month, from, dashed } = words.containers
      return drawn({
        title,
        description,
        across: 25,
        month: { most: ordersPerMonth.most, label: month },
        emergency: { least: emergencyOrder.value, most: emergencyMost.value, from, dashed },
      })
    },
    get standards() {
      const { euPh, whoTds, ph, phLow } = figures
      const { standards } = words
      const tds = solids(figures)
      const taste = [0, whoTds.value] as const
      return drawn({
        title: standards.title,
        description: text('standards.description', { solids: tds.text }),
        scales: [
          {
            name: standards.ph.name,
            ends: [Math.floor(euPh.value), Math.ceil(euPh.most)],
            step: 1,
            standard: { range: euPh.ends, text: standards.ph.standard },
            ours: [
              { range: ph.ends, text: standards.ph.alkaline },
              { range: phLow.ends, text: standards.ph.mild },
            ],
          },
          {
            name: standards.solids.name,
            ends: taste,
            step: 100,
            standard: { range: taste, text: standards.solids.standard },
            ours: [{ range: [0, tds.most], text: tds.text }],
          },
        ],
      })
    },
    get minerals() {
      const names = wordsOf<typeof water>('site/words/water-sheet', language).words
      const list = [
        { name: names.calcium.name, figure: figures.calcium },
        { name: names.magnesium.name, figure: figures.magnesium },
        { name: names.silica.name, figure: figures.silica },
        { name: names.potassium.name, figure: figures.potassium },
      ].filter(({ figure }) => !figure.withheld)
      if (list.length === 0) return undefined
      const most = Math.max(...list.map(({ figure }) => figure.most))
      return drawn({
        title: words.minerals.title,
        description: words.minerals.description,
        unit: list[0]?.figure.unit ?? '',
        /** Up to the next tick beyond the highest of them. */
        axis: { to: (Math.floor(most / 5) + 1) * 5, step: 5 },
        ranges: list.map(({ name, figure }) => ({
          name,
          value: figure.number,
          range: figure.ends,
        })),
      })
    },
    get years() {
      const { title, description, first, second, deepest } = words.years
      const list = [
        { name: first, figure: figures.firstLava },
        { name: second, figure: figures.secondLava },
        { name: deepest, figure: figures.deepestLava },
      ].filter(({ figure }) => !figure.withheld)
      if (list.length === 0) return undefined
      return drawn({
        title,
        description,
        unit: list[0]?.figure.unit ?? '',
        spans: list.map(({ name, figure }) => ({
          name,
          value: figure.number,
          years: figure.ends,
        })),
      })
    },
    get tenth() {
      return drawn({ ...words.tenth, share: figures.revenueShare.value })
    },
    get outcomes() {
      const { title, description, before, attendance, income, illness } = words.outcomes
      const change = (of: { name: string; change: string }, percent: number) => ({
        name: of.name,
        figure: of.change,
        change: percent,
      })
      return drawn({
        title,
        description,
        before,
        outcomes: [
          change(attendance, figures.attendance.value),
          change(income, figures.income.value),
          change(illness, -figures.illness.value),
        ],
      })
    },
    get communities() {
      const { communitiesPureFlow, communitiesMany, communitiesMost } = figures
      return drawn({
        ...words.communities,
        fields: [communitiesPureFlow, communitiesMany, communitiesMost].map(
          ({ value, number, label }) => ({ count: value, number, label }),
        ),
      })
    },
    get confluence() {
      const { corporate, strategic, logistics, answer, hours, ...said } = words.confluence
      return drawn({
        id: 'confluence',
        title: said.title,
        description: said.description,
        caption: said.caption,
        tributaries: [corporate, strategic, logistics],
        measured: {
          label: answer,
          hours: figures.answerBusinessDays.value,
          end: hours,
          from: said.from,
          to: said.to,
        },
        open: said.open,
      } as const)
    },
  }
}
