/** The id of a page's first section. The layout holds the first paint until it has arrived whole. */
export const firstScreen = 'first-screen'
