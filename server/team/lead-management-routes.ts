import type { FastifyRequest } from 'fastify'
import {
  changeLeadCall,
  type LeadDetail,
  mergeCall,
  noteCall,
  takeApartCall,
  teamLeadPaths,
} from '../../contract/team-leads.ts'
import { readCall, refusedField } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { startOfDay } from '../kernel/calendar.ts'
import type { LeadManagementStore } from '../lead-management/lead-management-store.ts'
import type { LeadReader } from '../lead-management/lead-reader.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type LeadWorkDeps = {
  leads: LeadReader
  leadWork: LeadManagementStore
  teamTimeZone: string
  now: () => number
}

/** One lead: what is known of it, and what a colleague does with it. */
export function leadWorkRoutes({
  leads,
  leadWork,
  teamTimeZone,
  now,
}: LeadWorkDeps): readonly TeamRoute[] {
  async function detail(request: FastifyRequest): Promise<LeadDetail> {
    const lead = await leads.detail(referenceOf(request), actorOf(request).accountId)
    return lead ?? refuseUnknown()
  }
  const orderOf = (request: FastifyRequest) => ({
    reference: referenceOf(request),
    by: actorOf(request),
    now: now(),
  })

  return [
    { method: 'GET', url: teamLeadPaths.lead, least: 'staff', work: detail },
    {
      method: 'PATCH',
      url: teamLeadPaths.lead,
      least: 'staff',
      work: async (request) => {
        const { followUp, ...call } = readCall(changeLeadCall, request)
        const followUpAt =
          typeof followUp === 'string' ? startOfDay(followUp, teamTimeZone) : followUp
        const [result] = await leadWork.change([{ ...call, followUpAt, ...orderOf(request) }])
        if (result === 'unknown') refuseUnknown()
        if (result === 'no-colleague') refuseStranger()
        if (result === 'conflict') {
          throw new Refusal('conflict', 'team.changedMeanwhile')
        }
        return detail(request)
      },
    },
    {
      method: 'POST',
      url: teamLeadPaths.merge,
      least: 'staff',
      work: async (request) => {
        const { version, other } = readCall(mergeCall, request)
        const result = await leadWork.merge({
          ...orderOf(request),
          version,
          other: { ...other, reference: other.reference.toUpperCase() },
        })
        if (result === 'unknown') refuseUnknown()
        if (result === 'conflict') throw new Refusal('conflict', 'team.changedMeanwhile')
        if (result === 'unlike') throw refusedField('other', 'team.unlike')
        if (result === 'more-urgent') throw new Refusal('conflict', 'team.moreUrgent')
        if (result === 'merged-already') throw new Refusal('conflict', 'team.mergedAlready')
        return detail(request)
      },
    },
    {
      method: 'POST',
      url: teamLeadPaths.takeApart,
      least: 'staff',
      work: async (request) => {
        const { version } = readCall(takeApartCall, request)
        const result = await leadWork.takeApart({ ...orderOf(request), version })
        if (result === 'unknown') refuseUnknown()
        if (result === 'conflict') throw new Refusal('conflict', 'team.changedMeanwhile')
        return detail(request)
      },
    },
    {
      method: 'POST',
      url: teamLeadPaths.notes,
      least: 'staff',
      work: async (request) => {
        const { text } = readCall(noteCall, request)
        const result = await leadWork.addNote({ ...orderOf(request), text })
        return result === 'unknown' ? refuseUnknown() : detail(request)
      },
    },
    {
      method: 'DELETE',
      url: teamLeadPaths.note,
      least: 'staff',
      work: async (request) => {
        const { id } = request.params as { id: string }
        const result = await leadWork.deleteNote({ ...orderOf(request), id })
        if (result === 'not-own') {
          throw new Refusal('forbidden', 'team.othersNote')
        }
        if (result === 'unknown') throw new Refusal('not_found', 'team.noNote')
        return detail(request)
      },
    },
    {
      method: 'POST',
      url: teamLeadPaths.sendAgain,
      least: 'staff',
      sends: true,
      work: async (request) => {
        const { id } = request.params as { id: string }
        const result = await leadWork.sendAgain({ ...orderOf(request), mailId: id })
        if (result === 'unknown') throw new Refusal('not_found', 'team.noMail')
        if (result === 'words-forgotten') throw new Refusal('not_found', 'team.wordsForgotten')
        if (result === 'over-budget') {
          throw new Refusal('too_many_requests', 'team.mailedTooOften')
        }
        return detail(request)
      },
    },
  ]
}

/** As it was written down, in any case. */
export function referenceOf({ params }: FastifyRequest): string {
  return (params as { reference: string }).reference.toUpperCase()
}

export function refuseUnknown(): never {
  throw new Refusal('not_found', 'team.noLead')
}

export function refuseStranger(): never {
  throw refusedField('assigneeId', 'team.stranger')
}
