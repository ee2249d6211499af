/** Bubbles from an island once it answers to what its visitor does: its first commit is in the document. */
export const islandReady = 'island-ready'
