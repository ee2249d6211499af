import { weeksText } from '../../contract/lead-weeks.ts'
import { type PlanErrors, planFields, readPlan, writePlan } from '../../contract/plan-address.ts'
import { planQuoteLink } from '../../contract/plan-link.ts'
import { verdictInWords } from '../../contract/plan-verdict.ts'
import {
  containersInWords,
  litresInWords,
  planErrorInWords,
  planFacts,
  planInWords,
  portInWords,
} from '../../contract/plan-words.ts'
import { spokenDay, spokenDays } from '../../contract/spoken-day.ts'
import { type Calendar, dayOf, planCalendar, seaWay } from '../../contract/supply-calendar.ts'
import type { Range } from '../../contract/supply-plan.ts'
import {
  type PlanFigures,
  type PlanInput,
  plannedPart,
  type SupplyPlan,
  supplyPlan,
} from '../../contract/supply-plan.ts'
import type { PlanPageWords, PlanWords } from '../../contract/words/contract-words.ts'
import { fillWords, inNumerals } from '../../contract/words/fill-words.ts'
import { firstLanguage, languageField } from '../../contract/words/language.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { fillAnswer } from './answer-pages.ts'
import { formMarkup } from './form-markup.ts'
import { planFormFields } from './plan-fields.ts'
import { quoteForm } from './quote-form.ts'

export type PlanPort = {
  code: string
  name: string
  country: string
  /** Nautical miles from Reykjavik, an estimate. */
  miles: number
  /** Weeks from accepted order to arrival, where the owner has named them for its region. */
  leadWeeks?: Range | undefined
}

export type PlanPageDeps = {
  /** The built page that every answer is set in. */
  template: string
  action: string
  figures: PlanFigures
  words: PlanPageWords
  /** The port of a code such as `KEMBA`, or of a name as people type it. */
  findPort: (typed: string) => PlanPort | undefined
  now: () => number
}

/** Id of the heading over the form that asks for a quote. */
const quotePart = 'quote'

/** The planner's page for visitors without script: the plan of an address, and the form to change it. */
export function planPage(query: URLSearchParams, deps: PlanPageDeps): string {
  const { words, template, findPort } = deps
  const { lead, plan: said, planPage: page } = words
  const read = readPlan(withPortCode(query, findPort), said.language, deps.now())
  const form = formMarkup({
    action: deps.action,
    method: 'get',
    ...(said.language !== firstLanguage && { hidden: { [languageField]: said.language } }),
    send: said.form.submit,
    fields: planFormFields(words),
    words: lead,
    values: new Map(query),
    errors: read.ok ? {} : sentencesOf(read.errors, said),
  })
  if (!read.ok) return fillAnswer(template, page.title, [form])
  const plan = supplyPlan(read.input, deps.figures)
  const containers = containersInWords(plan.containers, said)
  return fillAnswer(template, fillWords(page.planned, { containers }, page.language), [
    ...planMarkup(read.input, plan, deps),
    `<h2>${escapeHtml(page.change)}</h2>`,
    form,
  ])
}

/** What is wrong with each field, by its name in the address. */
export function sentencesOf(errors: PlanErrors, words: PlanWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      planFields[field as keyof PlanErrors],
      planErrorInWords(error, words),
    ]),
  )
}

/** With a port's code in place of its name: one plan has one address. */
function withPortCode(query: URLSearchParams, findPort: PlanPageDeps['findPort']): URLSearchParams {
  const port = findPort(query.get(planFields.port) ?? '')
  const parameters = new URLSearchParams(query)
  if (port) parameters.set(planFields.port, port.code)
  return parameters
}

function planMarkup(
  input: PlanInput,
  plan: SupplyPlan,
  { action, figures, findPort, words: { lead, plan: said, planPage: page }, now }: PlanPageDeps,
): string[] {
  const port = input.port ? findPort(input.port) : undefined
  const way = port && seaWay(port.miles, figures)
  const place = port ? `${port.name}, ${port.country}` : input.port
  const ask = planQuoteLink(input, plan, place, said.language)
  const inLanguage = said.language === firstLanguage ? '' : `${languageField}=${said.language}&`
  const sheet = `${action}.pdf?${inLanguage}${writePlan(input)}`
  const part = plannedPart(plan, figures)
  const { language, stock } = said
  const verdict = verdictInWords(input, plan, figures, said)
  const atSea = place && portInWords(place, way, figures, said)
  return [
    paragraph(`${planInWords(input, said)}.`),
    verdict && paragraph(verdict),
    `<dl class="answer-facts">${planFacts(plan, figures, said)
      .map(
        ({ label, value }) =>
          `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
      )
      .join('')}</dl>`,
    atSea ? paragraph(atSea) : '',
    `<p><a href="#${quotePart}">${escapeHtml(said.quote)}</a></p>`,
    `<p><a class="answer-second" href="${escapeHtml(sheet)}">${escapeHtml(page.sheet)}</a></p>`,
    ...loadsMarkup(
      planCalendar(input, part, { figures, way, leadWeeks: port?.leadWeeks, today: dayOf(now()) }),
      said,
    ),
    table(
      stock.heading,
      [stock.columns.week, stock.columns.containers, stock.columns.inHand, stock.columns.left],
      part.weeks.map(({ week, arriving, stock: inHand, left }) => [
        inNumerals(week + 1, language),
        inNumerals(arriving, language),
        litresInWords(inHand, said),
        litresInWords(left, said),
      ]),
    ),
    `<h2 id="${quotePart}">${escapeHtml(said.quote)}</h2>`,
    quoteForm(ask, lead),
  ]
}

function loadsMarkup(calendar: Calendar | undefined, { language, loads }: PlanWords): string[] {
  if (!calendar?.loads) return []
  const { containers, orderBy, filling, sails, arrival } = loads.columns
  const day = spokenDay(calendar.firstDay, language)
  return [
    paragraph(fillWords(loads.lead, { weeks: weeksText(calendar.weeks) }, language)),
    calendar.passed ? paragraph(fillWords(loads.passed, { day }, language)) : '',
    table(
      loads.heading,
      [containers, orderBy, filling, sails, arrival],
      calendar.loads.map((load) => [
        inNumerals(load.containers, language),
        spokenDay(load.orderBy, language),
        spokenDays(load.filling, language),
        spokenDay(load.sails, language),
        spokenDays(load.arrival, language),
      ]),
    ),
  ]
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function table(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (tag: string, texts: readonly string[], more = '') =>
    texts.map((text) => `<${tag}${more}>${escapeHtml(text)}</${tag}>`).join('')
  return `<details><summary>${escapeHtml(name)}</summary><div class="answer-table"><table>
<thead><tr>${cells('th', head, ' scope="col"')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}</tbody>
</table></div></details>`
}
