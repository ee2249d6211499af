/** The words of a small drawing: its name and what it says to those who cannot see it. */
export type FormatWords = { id: string; title: string; description: string }
