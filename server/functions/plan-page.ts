import { planFields, readPlan, writePlan } from '../../contract/plan-address.ts'
import { planQuoteLink } from '../../contract/plan-link.ts'
import {
  containersInWords,
  planFacts,
  planInWords,
  seaWayInWords,
  verdictInWords,
} from '../../contract/plan-words.ts'
import {
  dayOf,
  firstDayOf,
  plannedLoads,
  seaWay,
  spokenDay,
} from '../../contract/supply-calendar.ts'
import {
  type PlanFigures,
  type PlanInput,
  type SupplyPlan,
  supplyPlan,
} from '../../contract/supply-plan.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { fillAnswer } from './answer-pages.ts'
import { formMarkup } from './form-markup.ts'
import { planFormFields } from './plan-fields.ts'

export type PlanPort = { code: string; name: string; country: string; miles: number }

export type PlanPageDeps = {
  /** The built page that every answer is set in. */
  template: string
  action: string
  figures: PlanFigures
  /** The port of a code such as `KEMBA`, or of a name as people type it. */
  findPort: (typed: string) => PlanPort | undefined
  now: () => number
}

/** The planner's page for visitors without script: the plan of an address, and the form to change it. */
export function planPage(query: URLSearchParams, deps: PlanPageDeps): string {
  const { lead } = contractWords(pageLanguage(undefined))
  const parameters = withPortCode(query, deps.findPort)
  const values = new Map(query)
  const read = readPlan(parameters)
  const errors = read.ok
    ? {}
    : Object.fromEntries(
        Object.entries(read.errors).map(([field, sentence]) => [
          planFields[field as keyof typeof planFields],
          sentence,
        ]),
      )
  const form = formMarkup({
    action: deps.action,
    method: 'get',
    send: 'Plan',
    fields: planFormFields(lead),
    words: lead,
    values,
    errors,
  })
  if (!read.ok) return fillAnswer(deps.template, 'Plan your supply', [form])
  const plan = supplyPlan(read.input, deps.figures)
  return fillAnswer(deps.template, `Your plan: ${containersInWords(plan.containers)}`, [
    ...planMarkup(read.input, plan, deps),
    unknownPort(query, deps.findPort),
    '<h2>Change the plan</h2>',
    form,
  ])
}

/** With a port's code in place of the name that was typed: the address of a plan knows codes alone. */
function withPortCode(query: URLSearchParams, findPort: PlanPageDeps['findPort']): URLSearchParams {
  const port = findPort(query.get(planFields.port) ?? '')
  const parameters = new URLSearchParams(query)
  if (port) parameters.set(planFields.port, port.code)
  return parameters
}

function unknownPort(query: URLSearchParams, findPort: PlanPageDeps['findPort']): string {
  const typed = query.get(planFields.port)
  if (!typed || findPort(typed)) return ''
  return paragraph('No port of that name here. Leave it open and name it in your message.')
}

function planMarkup(
  input: PlanInput,
  plan: SupplyPlan,
  { action, figures, findPort, now }: PlanPageDeps,
): string[] {
  const port = input.port ? findPort(input.port) : undefined
  const way = port && seaWay(port.miles, figures)
  const aMonth = plan.containersAMonth
  const place = port && `${port.name}, ${port.country}`
  const ask = planQuoteLink(input, plan, place)
  const sheet = `${action}.pdf?${writePlan(input)}`
  const first = input.month ? firstDayOf(input.month) : undefined
  return [
    paragraph(`${planInWords(input)}.`),
    paragraph(verdictInWords(plan.verdict, { purpose: input.purpose, aMonth }, figures)),
    `<dl class="answer-facts">${planFacts(plan, figures)
      .map(
        ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
      )
      .join('')}</dl>`,
    place && way ? paragraph(seaWayInWords(place, way, figures)) : '',
    `<p><a href="${escapeHtml(ask)}">Ask for a quote with this plan</a></p>`,
    `<p><a class="answer-link" href="${escapeHtml(sheet)}">This plan on paper (PDF)</a></p>`,
    first === undefined
      ? ''
      : table(
          'Loads',
          ['Containers', 'Order by', 'At sea', 'Arrives between'],
          plannedLoads(plan.weeks, first, figures, way).map((load) => [
            load.containers.toLocaleString('en'),
            load.orderBy < dayOf(now())
              ? `${spokenDay(load.orderBy)}, passed`
              : spokenDay(load.orderBy),
            load.atSea.map(spokenDay).join(' – '),
            load.arrival.map(spokenDay).join(' – '),
          ]),
        ),
    table(
      'Stock on site',
      ['Week', 'Containers arriving', 'In hand then', 'Left at its end'],
      plan.weeks.map(({ week, arriving, stock, left }) => [
        String(week + 1),
        arriving.toLocaleString('en'),
        litres(stock),
        litres(left),
      ]),
    ),
  ]
}

const litres = (value: number) => `${Math.round(value).toLocaleString('en')} L`

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
