/** The server counts so far. */
export const mostCounted = 10_000
