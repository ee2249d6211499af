import { expressionBuilder, sql } from 'kysely'
import { dueSoonBefore } from '../../contract/lead-filters.ts'
import type { UrgentPlace } from '../lead-management/lead-cursor.ts'
import type { LeadView } from '../lead-management/lead-view.ts'
import type { LeadCondition } from './lead-search.ts'
import type { Database } from './schema.ts'

const eb = expressionBuilder<Database, 'leads'>()

/** As a literal: with a parameter SQLite cannot use the partial index. */
export const isNew = sql<boolean>`leads.status = ${sql.lit('new')}`

/** What a view demands of each lead, but for its search. */
export function conditionsOf(view: LeadView): LeadCondition[] {
  const { kind, interest, statuses, assigneeId, need, suspicious, dueBefore } = view
  const conditions: (LeadCondition | undefined)[] = [
    kind && eb('leads.kind', '=', kind),
    interest && eb('leads.interest', '=', interest),
    statuses === 'all' ? undefined : eb('leads.status', 'in', [...statuses] as never[]),
    assigneeId === null ? eb('leads.assignee_id', 'is', null) : undefined,
    assigneeId != null ? eb('leads.assignee_id', '=', assigneeId) : undefined,
    needCondition(need),
    suspicious === undefined ? undefined : eb('leads.suspicions', suspicious ? '!=' : '=', '[]'),
    dueBefore === undefined ? undefined : eb.and([isNew, eb('answer_due_at', '<', dueBefore)]),
    view.first ? isUrgent(view.at) : undefined,
    view.when && whenCondition(view.when, view.at),
    view.hidesLater ? isNotPutOff(view.at) : undefined,
    view.hidesMerged ? standsForItself : undefined,
    view.tag === undefined
      ? undefined
      : sql<boolean>`leads.id in (select lead_id from lead_tags where tag = ${view.tag})`,
    view.person === undefined ? undefined : sql<boolean>`lower(leads.email) = ${view.person}`,
    view.from === undefined ? undefined : eb('leads.received_at', '>=', view.from),
    view.until === undefined ? undefined : eb('leads.received_at', '<', view.until),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

function needCondition(need: LeadView['need']): LeadCondition | undefined {
  if (need === undefined) return undefined
  if (need === 'some') return eb('leads.need', 'is not', null)
  return eb('leads.need', need ? '=' : 'is', need)
}

/** Few leads have a follow-up, and few answers are due in a day: both are read from indexes of their own. */
function whenCondition(when: NonNullable<LeadView['when']>, at: number): LeadCondition {
  if (when === 'later') return eb('leads.follow_up_at', '>', at)
  return sql<boolean>`leads.id in (
    select id from leads where status = ${sql.lit('new')} and answer_due_at < ${when.before}
    union all select id from leads where follow_up_at <= ${at})`
}

/** Not merged into another. Lists are read from indexes that know nothing of it: the few that are, from one of their own. */
export const standsForItself = sql<boolean>`leads.id not in (
  select id from leads where merged_into is not null)`

/** What is new is never put off: its answer is promised. */
function isNotPutOff(at: number): LeadCondition {
  return sql<boolean>`leads.id not in (
    select id from leads where follow_up_at > ${at} and status <> ${sql.lit('new')})`
}

/** 0 for an emergency, 1 for what may be one, else 2: the first thing that leads on top are sorted by. */
export const rank = sql<number>`case leads.need when 'emergency' then 0 when 'maybe' then 1 else 2 end`

/** Still new, and an emergency or perhaps one, overdue or due soon at that instant. */
export function isUrgent(at: number): LeadCondition {
  return eb.and([
    isNew,
    standsForItself,
    eb.or([eb('leads.need', 'is not', null), eb('leads.answer_due_at', '<', at + dueSoonBefore)]),
  ])
}

/** Not among those that stand on top, up to the last of them. */
export function standsBelow(at: number, last: UrgentPlace): LeadCondition {
  const [lastRank, dueAt, id] = last
  return eb.or([
    eb.not(isUrgent(at)),
    sql<boolean>`(${rank}, leads.answer_due_at, leads.id) > (${lastRank}, ${dueAt}, ${id})`,
  ])
}
