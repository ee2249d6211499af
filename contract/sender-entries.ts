/** What the schemas of both payloads begin with. */
import { email, limits, optionalLine, requiredLine } from './fields.ts'

export const senderEntries = {
  firstName: requiredLine('firstName', limits.name),
  lastName: requiredLine('lastName', limits.name),
  email,
}

export const optionalOrganization = optionalLine('organization', limits.organization)
export const requiredOrganization = requiredLine('organization', limits.organization)
