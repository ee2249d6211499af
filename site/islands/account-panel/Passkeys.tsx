import { useEffect, useRef, useState } from 'react'
import type {
  Account,
  ListedPasskey,
  PasskeyOffer,
  SessionBegun,
} from '../../../contract/accounts.ts'
import { colleaguesWords } from '../../../contract/words/colleagues-words.ts'
import { readSession } from '../../ui/stored-session.ts'
import { type Answer, callAccount } from '../call-account.ts'
import { knowsPasskeys, makePasskey } from '../passkey-browser.ts'
import { keepSession } from '../session-changes.ts'
import { PasswordStep } from './PasswordStep.tsx'

type PasskeysProps = { publicKey: string; onChange: (account: Account) => void }

type Stage = { kind: 'rest' } | { kind: 'adding' } | { kind: 'removing'; id: string }
type Values = Readonly<Record<string, string>>

const { notices } = colleaguesWords.accounts
const rest = { kind: 'rest' } as const
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** The account's passkeys: each takes the place of a code. */
export function Passkeys({ publicKey, onChange }: PasskeysProps) {
  const [stage, setStage] = useState<Stage>(rest)
  const [passkeys, setPasskeys] = useState<readonly ListedPasskey[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, then after each change.
  useEffect(() => void list(), [])
  // The form that had the focus is gone.
  useEffect(() => {
    if (stage.kind === 'rest' && wasBusy.current) button.current?.focus()
    wasBusy.current = stage.kind !== 'rest'
  }, [stage.kind])

  async function list(): Promise<void> {
    const call = { token: readSession() }
    // The panel's own call says when no answer comes.
    const answer = await callAccount<{ passkeys: ListedPasskey[] }>(
      'passkeys',
      publicKey,
      call,
    ).catch(() => null)
    if (answer?.ok) setPasskeys(answer.value.passkeys)
  }

  async function add({ passkeyPassword: password = '', passkeyCode: code = '' }: Values) {
    const token = readSession()
    const offer = await callAccount<PasskeyOffer>('offerPasskey', publicKey, {
      body: { password, code },
      token,
    })
    if (!offer.ok) return offer.message
    const credential = await makePasskey(offer.value.options)
    if (!credential) return notices.noPasskey
    const body = { adding: offer.value.adding, credential }
    return settle(await callAccount<SessionBegun>('addPasskey', publicKey, { body, token }))
  }

  async function remove(
    id: string,
    { passkeyPassword: password = '', passkeyCode: code = '' }: Values,
  ) {
    const call = { body: { id, password, code }, token: readSession() }
    return settle(await callAccount<SessionBegun>('removePasskey', publicKey, call))
  }

  /** The change gave the session a new token. */
  function settle(answer: Answer<SessionBegun>): string | undefined {
    if (!answer.ok) return answer.message
    keepSession(answer.value.token)
    setStage(rest)
    onChange(answer.value.account)
    void list()
    return undefined
  }

  return (
    <>
      <p className="second-factor-text">
        A passkey on this computer, a phone or a key takes the place of a code.
      </p>
      <ul className="account-panel-sessions">
        {passkeys.map(({ id, device, addedAt }) => (
          <li key={id}>
            <span>
              {device}, {day.format(addedAt)}
            </span>
            <button
              type="button"
              className="action action-text"
              aria-label={`Remove the passkey of ${device}, ${day.format(addedAt)}`}
              onClick={() => setStage({ kind: 'removing', id })}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {stage.kind === 'rest' && (
        <button
          ref={button}
          type="button"
          className="action action-outline"
          disabled={!knowsPasskeys()}
          onClick={() => setStage({ kind: 'adding' })}
        >
          Add a passkey
        </button>
      )}
      {stage.kind === 'adding' && (
        <PasswordStep
          label="Continue"
          of="passkey"
          asksForCode
          onValues={add}
          onCancel={() => setStage(rest)}
        />
      )}
      {stage.kind === 'removing' && (
        <PasswordStep
          label="Remove"
          of="passkey"
          asksForCode
          onValues={(values) => remove(stage.id, values)}
          onCancel={() => setStage(rest)}
        />
      )}
    </>
  )
}
