/** The id of a page's first section. Nothing is painted before it has arrived whole (`hold-first-paint.ts`). */
export const firstScreen = 'first-screen'
