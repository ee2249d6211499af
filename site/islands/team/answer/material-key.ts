/** What a composer begins with; asked anew each time one is opened, and kept by nobody. */
export const materialKey = (reference: string) => ['answer', reference] as const
