/** Where answers about messages are kept in the cache. */

/** Every message that was opened, and one of them. */
export const openedLeads = ['lead'] as const
export const leadKey = (reference: string) => [...openedLeads, reference] as const

/** All lists, and the one under these filters. */
export const leadLists = ['leads'] as const
export const leadListKey = (written: string) => [...leadLists, written] as const
