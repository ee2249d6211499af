import type { SubmitEvent } from 'react'
import { type LaunchItem as Item, longestName } from '../../../../contract/team-launch.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Message } from '../../../ui/Message.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Moment } from '../parts/Moment.tsx'
import { useSign } from './use-launch.ts'

const copyWords = {
  button: 'Copy',
  done: 'Copied.',
  refused: 'Your browser copies nothing here: select the lines.',
}

/** A sentence or figure to settle, and the name under it. */
export function LaunchItem({ item }: { item: Item }) {
  const { key, text, detail, paste, done, signed } = item
  const sign = useSign(key)

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get(key) ?? '').trim()
    if (name && !sign.isPending) sign.mutate(name)
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <li className="launch-item" data-state={done ? 'green' : 'open'}>
      <h4>{text}</h4>
      <p className="note">{detail}</p>
      {paste && !done && (
        <div className="launch-paste">
          <pre>
            <code>{paste}</code>
          </pre>
          <CopyButton text={paste} label={`Copy the lines for ${text}`} words={copyWords} />
        </div>
      )}
      <div role="alert">{sign.error && <Message kind="wrong" title={sign.error.message} />}</div>
      {signed ? (
        <p className="launch-signed">
          <b>{signed.as}</b>, <Moment at={signed.at} />{' '}
          <button
            type="button"
            className="action action-text"
            aria-disabled={sign.isPending}
            onClick={() => sign.isPending || sign.mutate(null)}
          >
            Take back<span className="sr-only">: {text}</span>
          </button>
        </p>
      ) : done ? (
        <p className="launch-signed">Settled.</p>
      ) : (
        <form className="launch-sign" aria-label={`Sign: ${text}`} noValidate onSubmit={send}>
          <TextField
            name={key}
            label={paste ? 'Kept as it is, in the name of' : 'Signed in the name of'}
            maxLength={longestName}
            autoComplete="name"
          />
          <button type="submit" className="action action-outline" aria-disabled={sign.isPending}>
            Sign
          </button>
        </form>
      )}
    </li>
  )
}
