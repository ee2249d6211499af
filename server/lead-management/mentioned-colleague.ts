/** A colleague whom another named in a note about a lead; `at` is epoch milliseconds. */
export type MentionedColleague = {
  leadId: string
  reference: string
  address: string
  /** The address of who wrote the note. */
  by: string
  at: number
}
