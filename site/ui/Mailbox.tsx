import { Fragment } from 'react'
import './Mailbox.css'

/** How an address is read aloud: `at` and `dot` in the language of the page. */
export type MailboxWords = { at: string; dot: string }

/**
 * An address that people and screen readers understand and harvesters do not:
 * `hello [at] domain [dot] example`, the brackets unspoken. It becomes a mail
 * link when `behaviours/mailboxes.ts` runs; without script it is text to copy.
 */
export function Mailbox({ address, words }: { address: string; words: MailboxWords }) {
  const parts = address.split(/([@.])/)
  return (
    // biome-ignore lint/a11y/useValidAnchor: the address of the link must not stand in the HTML.
    <a className="mailbox" data-mailbox={words.at}>
      {parts.map((part, index) =>
        part === '@' || part === '.' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
          <Fragment key={index}>
            {' '}
            <span aria-hidden="true">[</span>
            {part === '@' ? words.at : words.dot}
            <span aria-hidden="true">]</span>{' '}
          </Fragment>
        ) : (
          part
        ),
      )}
    </a>
  )
}
