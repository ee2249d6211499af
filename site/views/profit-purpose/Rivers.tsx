import { BraidedRiver, type BraidedRiverWords } from './BraidedRiver.tsx'
import { acrossSheet, downSheet } from './river-sheet.ts'

/** The river across the sheet. */
export function RiverAcross(words: BraidedRiverWords) {
  return <BraidedRiver {...words} sheet={acrossSheet} direction="across" />
}

/** The same river from top to bottom, under an id of its own. */
export function riverDown(words: BraidedRiverWords) {
  return <BraidedRiver {...words} id={`${words.id}-down`} sheet={downSheet} direction="down" />
}
