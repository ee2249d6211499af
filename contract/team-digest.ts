/** What browser and server agree on about the digest that a colleague may have by mail each day. */
import * as v from 'valibot'

export const teamDigestPaths = {
  /** GET: a `Digest`. PUT with a `digestCall`: the same. */
  digest: '/api/team/digest',
} as const

/** The hour of the team's clock at which it comes, 0 to 23; null for never. */
export type Digest = { hour: number | null; timeZone: string }

export const digestCall = v.strictObject({
  hour: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
})
