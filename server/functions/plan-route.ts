import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { functionPath } from '../../contract/functions.ts'
import { readPlan } from '../../contract/plan-address.ts'
import { dayOf } from '../../contract/supply-calendar.ts'
import type { PlanFigures } from '../../contract/supply-plan.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import { Refusal } from '../http/refusal.ts'
import { QueueFull } from '../kernel/bounded-queue.ts'
import { type AnswerTemplate, sendPage } from './lead-answers.ts'
import { type PlanPort, planPage } from './plan-page.ts'
import { type PlanSheets, PlanSheetsGone } from './plan-sheets.ts'

export type PlanRouteDeps = {
  /** Undefined while the owner withholds a figure that every plan rests on. */
  figures: PlanFigures | undefined
  findPort: (code: string) => PlanPort | undefined
  answerTemplate: AnswerTemplate
  sheets: Pick<PlanSheets, 'set'>
  publicUrl: () => string
  now: () => number
}

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
    const html = planPage(parameters, {
      template: template.html,
      action: page,
      figures,
      findPort,
      now,
    })
    return sendPage(reply, 200, html, { template })
  })
  read(app, `${page}.pdf`, deps, async (parameters, figures, reply) => {
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
) => Promise<FastifyReply>

function read(app: FastifyInstance, url: string, { figures }: PlanRouteDeps, answer: Answer): void {
  app.route({
    method: 'GET',
    url,
    onRequest: async (request: FastifyRequest) => {
      request.surface = 'plan'
    },
    handler: async (request, reply) => {
      if (!figures) throw new Refusal('not_found', 'No plan can be made here at present.')
      const parameters = new URLSearchParams(request.raw.url?.split(/\?(.*)/s)[1] ?? '')
      reply.header('cache-control', 'no-store')
      return answer(parameters, figures, reply)
    },
  })
  refuseOtherMethods(app, url, ['GET', 'HEAD'])
}

async function sheetOf(
  parameters: URLSearchParams,
  figures: PlanFigures,
  { sheets, findPort, publicUrl, now }: PlanRouteDeps,
): Promise<Uint8Array> {
  const plan = readPlan(parameters)
  if (!plan.ok)
    throw new Refusal('invalid_fields', 'Some fields need another look.', { fields: plan.errors })
  const { input } = plan
  try {
    return await sheets.set({
      input,
      figures,
      port: input.port ? findPort(input.port) : undefined,
      site: publicUrl(),
      today: dayOf(now()),
    })
  } catch (error) {
    if (error instanceof PlanSheetsGone) {
      throw new Refusal('not_found', 'No sheet can be set here until the site is started again.')
    }
    if (!(error instanceof QueueFull)) throw error
    throw new Refusal('unavailable', 'Too many sheets are being set just now. Please try again.', {
      headers: { 'retry-after': sheetPause },
    })
  }
}
