/**
 * The kinds of text a visitor may write, shared by browser and server so that
 * both refuse the same values with the same words.
 */
import * as v from 'valibot'
import { withoutUnseen } from './plain-text.ts'

/** Longest accepted values, in UTF-16 code units, as the `maxlength` attribute counts them. */
export const limits = {
  name: 100,
  organization: 200,
  email: 254,
  message: 5000,
} as const

/** C0 and C1 controls and the line separators: in a single line they could forge a mail header. */
const singleLine = /^[^\p{Cc}\u2028\u2029]*$/u

/** As `singleLine`, but line breaks and tabs belong to a message. */
const multipleLines = /^(?:[\n\t]|[^\p{Cc}])*$/u

/**
 * The HTML standard's own expression for `<input type="email">`, with at least
 * one dot in the domain: without it no mail of ours would arrive.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 * None begins with = + or -: a spreadsheet would compute such a one, a mail program take it for
 * an option.
 */
const emailAddress =
  /^(?![=+-])[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

export function requiredLine(name: string, longest: number) {
  return v.pipe(line(name, longest), v.nonEmpty(`Enter ${name}.`))
}

/** An empty value and a missing key mean the same: nothing was said. */
export function optionalLine(name: string, longest: number) {
  return v.optional(line(name, longest), '')
}

function line(name: string, longest: number) {
  return v.pipe(
    v.string(`Enter ${name}.`),
    v.transform(withoutUnseen),
    v.trim(),
    v.regex(singleLine, `Use one line of plain text for ${name}.`),
    v.maxLength(longest, `Use at most ${longest} characters for ${name}.`),
  )
}

export const email = v.pipe(
  v.string('Enter your email address.'),
  v.trim(),
  v.nonEmpty('Enter your email address.'),
  v.maxLength(limits.email, `Use at most ${limits.email} characters for your email address.`),
  v.regex(emailAddress, 'Enter an email address like name@company.com.'),
)

/**
 * Line breaks become \n, so that a form post (CRLF) and a JSON call of the same words are one message.
 * `ownWords` leaves out what the form itself has added: it takes no room from the visitor.
 */
export function messageOf(ownWords: (message: string) => string = (message) => message) {
  return v.pipe(
    v.string('Enter your message.'),
    v.transform((text) => withoutUnseen(text).replace(/\r\n?/g, '\n').trim()),
    v.nonEmpty('Enter your message.'),
    v.check(
      (text) => ownWords(text).length <= limits.message,
      `Use at most ${limits.message} characters for your message.`,
    ),
    v.regex(multipleLines, 'Use plain text for your message.'),
  )
}
