import type { FastifyRequest } from 'fastify'
import {
  type AnswerDraft,
  type AnswerMaterial,
  answerCall,
  draftCall,
  takeBackTime,
  teamAnswerPaths,
} from '../../contract/team-answers.ts'
import type { LeadDetail } from '../../contract/team-leads.ts'
import { readCall } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { AnsweredLead, AnswerStore, WrittenAnswer } from '../lead-management/answer-store.ts'
import type { LeadReader } from '../lead-management/lead-reader.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type AnswerFilesDeps, attachables, attachedFiles } from './answer-files.ts'
import { referenceOf, refuseUnknown } from './lead-management-routes.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type AnswerRouteDeps = AnswerFilesDeps & {
  leads: LeadReader
  answers: AnswerStore
  writeAnswer: (lead: AnsweredLead, answer: WrittenAnswer) => QueuedMail
  /** What a composer begins with, besides files and draft. */
  beginAnswer: (
    lead: AnsweredLead,
    by: string,
    hasQuote: boolean,
  ) => Pick<AnswerMaterial, 'from' | 'subject' | 'templates' | 'topic'>
  encrypt: (text: string) => Promise<string>
  decrypt: (text: string) => Promise<string>
  now: () => number
}

/** Answering a lead: what a composer needs, sending and taking back, drafts, who writes one. */
export function answerRoutes(deps: AnswerRouteDeps): readonly TeamRoute[] {
  const { answers, leads, now } = deps
  const orderOf = (request: FastifyRequest) => ({
    reference: referenceOf(request),
    by: actorOf(request),
    now: now(),
  })
  async function leadOf(request: FastifyRequest): Promise<AnsweredLead> {
    return (await answers.lead(referenceOf(request))) ?? refuseUnknown()
  }
  async function detail(request: FastifyRequest): Promise<LeadDetail> {
    const lead = await leads.detail(referenceOf(request), actorOf(request).accountId)
    return lead ?? refuseUnknown()
  }

  return [
    {
      method: 'GET',
      url: teamAnswerPaths.answer,
      least: 'staff',
      work: async (request): Promise<AnswerMaterial> => {
        const lead = await leadOf(request)
        const { address, accountId } = actorOf(request)
        const files = await attachables(lead, deps)
        const hasQuote = files.some(({ kind }) => kind === 'quote')
        return {
          ...deps.beginAnswer(lead, address, hasQuote),
          to: lead.email,
          attachables: files,
          draft: await draftOf(deps, lead.reference, accountId),
        }
      },
    },
    {
      method: 'POST',
      url: teamAnswerPaths.answer,
      least: 'staff',
      sends: true,
      work: async (request) => {
        const { version, attachments, ...written } = readCall(answerCall, request)
        const lead = await leadOf(request)
        const files = await attachedFiles(attachments, lead, deps)
        const order = orderOf(request)
        const answer = { ...written, files, at: order.now, leavesAt: order.now + takeBackTime }
        const result = await answers.send({ ...order, version, answer }, (current) =>
          deps.writeAnswer(current, answer),
        )
        if (result === 'unknown') refuseUnknown()
        if (result === 'conflict') throw new Refusal('conflict', 'team.changedMeanwhile')
        return detail(request)
      },
    },
    {
      method: 'DELETE',
      url: teamAnswerPaths.sentAnswer,
      least: 'staff',
      work: async (request) => {
        const { id } = request.params as { id: string }
        const order = orderOf(request)
        const result = await answers.takeBack({ ...order, id })
        if (result === 'unknown') throw new Refusal('not_found', 'team.noAnswer')
        if (result === 'not-own') throw new Refusal('forbidden', 'team.othersAnswer')
        if (result === 'too-late') throw new Refusal('conflict', 'team.answerLeft')
        return detail(request)
      },
    },
    {
      method: 'PUT',
      url: teamAnswerPaths.draft,
      least: 'staff',
      work: async (request) => {
        const draft = readCall(draftCall, request)
        const content = draft.text.trim() ? await deps.encrypt(JSON.stringify(draft)) : null
        const result = await answers.saveDraft({ ...orderOf(request), content })
        return result === 'unknown' ? refuseUnknown() : {}
      },
    },
    {
      method: 'POST',
      url: teamAnswerPaths.answering,
      least: 'staff',
      work: async (request) => {
        const answering = await answers.noteAnswering(orderOf(request))
        return answering === 'unknown' ? refuseUnknown() : { answering }
      },
    },
    {
      method: 'DELETE',
      url: teamAnswerPaths.answering,
      least: 'staff',
      work: async (request) => {
        await answers.stopAnswering(orderOf(request))
        return {}
      },
    },
  ]
}

async function draftOf(
  { answers, decrypt, now }: AnswerRouteDeps,
  reference: string,
  accountId: string,
): Promise<AnswerDraft | null> {
  const content = await answers.draft(reference, accountId, now())
  if (content === undefined) return null
  // Locked away under another secret: nobody reads it any more.
  return decrypt(content).then(
    (text) => JSON.parse(text) as AnswerDraft,
    () => null,
  )
}
