import type * as v from 'valibot'
import type { FieldErrors } from './functions.ts'

/**
 * The first sentence of each wrong field, keyed by field name. Issues that
 * belong to no field (an unknown key, a body that is no object) stand under ''.
 */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const name = issue.path ? String(issue.path[0]?.key) : ''
    errors[name] ??= issue.message
  }
  return errors
}
