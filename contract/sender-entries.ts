/** What the schemas of both payloads begin with. */
import { email, limits, optionalLine, requiredLine } from './fields.ts'

const organization = ['your organisation', limits.organization] as const

export const senderEntries = {
  firstName: requiredLine('your first name', limits.name),
  lastName: requiredLine('your last name', limits.name),
  email,
}

export const optionalOrganization = optionalLine(...organization)
export const requiredOrganization = requiredLine(...organization)
