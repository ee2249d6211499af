import { Refusal } from '../http/refusal.ts'

/** What a function is not called with. */
export const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405. Throws before the body is read, so that its kind does not matter. */
export async function refuseMethod(): Promise<never> {
  throw new Refusal('method_not_allowed', 'Functions are called with POST.', {
    headers: { allow: 'POST' },
  })
}
