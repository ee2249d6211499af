/** A row's place in a list ordered by an instant, epoch milliseconds, then by id: where the next page begins. */
export type Place = { at: number; id: string }
