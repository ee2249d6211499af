/**
 * The kinds of text a visitor may write, shared by browser and server so that
 * both refuse the same values. What they say of them are keys of sentences (`field-errors.ts`).
 */
import * as v from 'valibot'
import { withoutUnseen } from './plain-text.ts'
import type { LeadError } from './words/contract-words.ts'

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

type Line = 'firstName' | 'lastName' | 'organization'

export function requiredLine(name: Line, longest: number) {
  return v.pipe(line(name, longest), v.nonEmpty(said(`${name}.missing`)))
}

/** An empty value and a missing key mean the same: nothing was said. */
export function optionalLine(name: Line, longest: number) {
  return v.optional(line(name, longest), '')
}

function line(name: Line, longest: number) {
  return v.pipe(
    v.string(said(`${name}.missing`)),
    v.transform(withoutUnseen),
    v.trim(),
    v.regex(singleLine, said(`${name}.notOneLine`)),
    v.maxLength(longest, said(`${name}.tooLong`)),
  )
}

/** The key of a sentence that there is. */
const said = (key: LeadError): string => key

export const email = v.pipe(
  v.string(said('email.missing')),
  v.trim(),
  v.nonEmpty(said('email.missing')),
  v.maxLength(limits.email, said('email.tooLong')),
  v.regex(emailAddress, said('email.malformed')),
)

/**
 * Line breaks become \n, so that a form post (CRLF) and a JSON call of the same words are one message.
 * `ownWords` leaves out what the form itself has added: it takes no room from the visitor.
 */
export function messageOf(ownWords: (message: string) => string = (message) => message) {
  return v.pipe(
    v.string(said('message.missing')),
    v.transform((text) => withoutUnseen(text).replace(/\r\n?/g, '\n').trim()),
    v.nonEmpty(said('message.missing')),
    v.check((text) => ownWords(text).length <= limits.message, said('message.tooLong')),
    v.regex(multipleLines, said('message.notPlain')),
  )
}
