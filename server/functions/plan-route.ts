import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { functionPath } from '../../contract/functions.ts'
import { readPlan } from '../../contract/plan-address.ts'
import { dayOf } from '../../contract/supply-calendar.ts'
import type { PlanFigures } from '../../contract/supply-plan.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { type Language, languageField, languageNamed } from '../../contract/words/language.ts'
import { clientKey } from '../http/client-key.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import { Refusal } from '../http/refusal.ts'
import { QueueFull } from '../kernel/bounded-queue.ts'
import { windowCounter } from '../kernel/window-counter.ts'
import { type AnswerTemplateIn, sendPage } from './lead-answers.ts'
import { type PlanPort, planPage, sentencesOf } from './plan-page.ts'
import { type PlanSheets, PlanSheetsGone } from './plan-sheets.ts'

export type PlanRouteDeps = {
  /** Of the live version, read at each request; undefined while the owner withholds one that every plan rests on. */
  figures: PlanFigures | undefined
  findPort: (code: string) => PlanPort | undefined
  answerTemplate: AnswerTemplateIn
  sheets: Pick<PlanSheets, 'set'>
  publicUrl: () => string
  now: () => number
}

/** What an address of a plan says: it names no page. */
function languageOf(parameters: URLSearchParams): Language {
  return languageNamed(parameters.get(languageField))
}

/** Sheets that one client has set: one holds a processor for a second. In the memory of each process. */
export const sheetLimit = { times: 20, seconds: 600 } as const

/** Seconds after which a sheet that nobody had time for may be asked for again. */
const sheetPause = '5'

/**
 * The plan of an address, as a page, which the planner's form leads to without script, and as a PDF.
 * Both store nothing.
 */
export async function planRoute(app: FastifyInstance, deps: PlanRouteDeps): Promise<void> {
  const page = functionPath('plan')
  read(app, page, deps, async (parameters, figures, reply) => {
    const { findPort, answerTemplate: template, now } = deps
    const language = languageOf(parameters)
    const own = template(language)
    const html = planPage(parameters, {
      template: own.html,
      action: page,
      figures,
      words: contractWords(language),
      findPort,
      now,
    })
    return sendPage(reply, 200, html, own)
  })
  const count = windowCounter(sheetLimit, deps.now)
  read(app, `${page}.pdf`, deps, async (parameters, figures, reply, client) => {
    const wait = count(client)
    if (wait !== undefined) throw tooManySheets(wait)
    const bytes = await sheetOf(parameters, figures, deps)
    return reply
      .header('content-disposition', 'inline; filename="supply-plan.pdf"')
      .header('x-robots-tag', 'noindex')
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
}

type Answer = (
  parameters: URLSearchParams,
  figures: PlanFigures,
  reply: FastifyReply,
  client: string,
) => Promise<FastifyReply>

function read(app: FastifyInstance, url: string, deps: PlanRouteDeps, answer: Answer): void {
  app.route({
    method: 'GET',
    url,
    onRequest: async (request: FastifyRequest) => {
      request.surface = 'plan'
    },
    handler: async (request, reply) => {
      const { figures } = deps
      if (!figures) throw new Refusal('not_found', 'plan.noFigures')
      const parameters = new URLSearchParams(request.raw.url?.split(/\?(.*)/s)[1] ?? '')
      reply.header('cache-control', 'no-store')
      return answer(parameters, figures, reply, clientKey(request.ip))
    },
  })
  refuseOtherMethods(app, url, ['GET', 'HEAD'])
}

function tooManySheets(wait: number): Refusal {
  return new Refusal('too_many_requests', 'plan.tooManyForOne', {
    values: { minutes: Math.ceil(wait / 60) },
    headers: { 'retry-after': String(wait) },
  })
}

async function sheetOf(
  parameters: URLSearchParams,
  figures: PlanFigures,
  { sheets, findPort, publicUrl, now }: PlanRouteDeps,
): Promise<Uint8Array> {
  const language = languageOf(parameters)
  const plan = readPlan(parameters, language)
  if (!plan.ok)
    throw new Refusal('invalid_fields', 'request.fields', {
      fields: sentencesOf(plan.errors, contractWords(language).plan),
    })
  const { input } = plan
  try {
    return await sheets.set({
      input,
      figures,
      language,
      port: input.port ? findPort(input.port) : undefined,
      site: publicUrl(),
      today: dayOf(now()),
    })
  } catch (error) {
    if (error instanceof PlanSheetsGone) {
      throw new Refusal('not_found', 'plan.noSheet')
    }
    if (!(error instanceof QueueFull)) throw error
    throw new Refusal('unavailable', 'plan.tooManySheets', {
      headers: { 'retry-after': sheetPause },
    })
  }
}
