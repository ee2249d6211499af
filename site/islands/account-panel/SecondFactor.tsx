import { useEffect, useRef, useState } from 'react'
import type { Account, SecondFactorOffer, SessionBegun } from '../../../contract/accounts.ts'
import { readSession } from '../../ui/stored-session.ts'
import { callAccount } from '../call-account.ts'
import { keepSession } from '../session-changes.ts'
import { Offer } from './Offer.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type SecondFactorProps = {
  publicKey: string
  on: boolean
  onChange: (account: Account) => void
}

type Stage =
  | { kind: 'rest' }
  /** What is being changed was `on` or off when the change began. */
  | { kind: 'password'; on: boolean }
  | { kind: 'offer'; on: boolean; offer: SecondFactorOffer }

const rest = { kind: 'rest' } as const

/** Switches the second factor on, in three steps, or off, by password and code. */
export function SecondFactor({ publicKey, on, onChange }: SecondFactorProps) {
  const [begun, setStage] = useState<Stage>(rest)
  // Another tab may have made the change.
  const stage = begun.kind !== 'rest' && begun.on !== on ? rest : begun
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)

  // The form that had the focus is gone.
  useEffect(() => {
    if (stage.kind === 'rest' && wasBusy.current) button.current?.focus()
    wasBusy.current = stage.kind !== 'rest'
  }, [stage.kind])

  async function take({
    factorPassword: password = '',
    factorCode: code = '',
  }: Readonly<Record<string, string>>): Promise<string | undefined> {
    const body = on ? { password, code } : { password }
    const token = readSession()
    if (on) {
      const answer = await callAccount<SessionBegun>('disableSecondFactor', publicKey, {
        body,
        token,
      })
      return answer.ok ? settle(answer.value) : answer.message
    }
    const answer = await callAccount<SecondFactorOffer>('enableSecondFactor', publicKey, {
      body,
      token,
    })
    if (!answer.ok) return answer.message
    setStage({ kind: 'offer', on, offer: answer.value })
    return undefined
  }

  async function prove(code: string): Promise<string | undefined> {
    const answer = await callAccount<SessionBegun>('proveSecondFactor', publicKey, {
      body: { code },
      token: readSession(),
    })
    return answer.ok ? settle(answer.value) : answer.message
  }

  /** The change gave the session a new token. */
  function settle(session: SessionBegun): undefined {
    keepSession(session.token)
    setStage(rest)
    onChange(session.account)
  }

  return (
    <div className="second-factor">
      <span role="status">{on ? 'On' : 'Off'}</span>
      <p className="second-factor-text">
        {on
          ? 'Signing in asks for your password and a code from your authenticator app.'
          : 'Switch it on, and signing in also asks for a code from an app on your phone.'}
      </p>
      {stage.kind === 'rest' && (
        <button
          ref={button}
          type="button"
          className="action action-outline"
          onClick={() => setStage({ kind: 'password', on })}
        >
          {on ? 'Switch off' : 'Switch on'}
        </button>
      )}
      {stage.kind === 'password' && (
        <PasswordStep
          label={on ? 'Switch off' : 'Continue'}
          of="factor"
          asksForCode={on}
          onValues={take}
          onCancel={() => setStage(rest)}
        />
      )}
      {stage.kind === 'offer' && (
        <Offer {...stage.offer} onCode={prove} onCancel={() => setStage(rest)} />
      )}
    </div>
  )
}
