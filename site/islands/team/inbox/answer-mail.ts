import type { LeadRow } from '../../../../contract/team-leads.ts'

/** Characters of a `mailto:` address that every system hands over whole. */
const longest = 1_800

/**
 * The address that opens an answer in the colleague's own mail program: to the person, with the reference in the
 * subject, and a greeting. A name that takes too much room, percent-encoded, is left out.
 */
export function answerMail({
  reference,
  email,
  firstName,
  lastName,
}: Pick<LeadRow, 'reference' | 'email' | 'firstName' | 'lastName'>): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const subject = encodeURIComponent(`Your message to us (${reference})`)
  const thanks = `thank you for your message. Its reference is ${reference}.`
  const address = (greeting: string) => {
    // RFC 6068: lines of a body end in CR LF.
    const body = encodeURIComponent(`${greeting},\r\n\r\n${thanks}\r\n\r\n`)
    return `mailto:${to}?subject=${subject}&body=${body}`
  }
  const named = address(`Dear ${firstName} ${lastName}`.trim().toWellFormed())
  return named.length <= longest ? named : address('Hello')
}
