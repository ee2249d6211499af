/**
 * How soon we answer, in hours. The pages print these numbers and the server computes with them
 * by when an answer is due: counted on business days, and in an emergency on any day.
 */
export const responseHours = { businessDays: 24, emergency: 24 } as const
