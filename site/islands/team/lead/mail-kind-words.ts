/** To whom a mail about a message goes, by its kind. */
const mailKindWords: Readonly<Record<string, string>> = {
  notification: 'To the team',
  acknowledgement: 'To the sender',
  answer: 'Answer',
  'lead-assigned': 'To the colleague it was given to',
  'lead-mentioned': 'To a colleague named in a note',
}

/** In words, also for what another version has queued. */
export function mailKindInWords(kind: string): string {
  return mailKindWords[kind] ?? 'Another mail'
}
