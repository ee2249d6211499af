import { useState } from 'react'
import type { Account, SecondFactorOffer, SessionBegun } from '../../../contract/accounts.ts'
import { keepSession, readSession } from '../../ui/stored-session.ts'
import { callAccount } from '../call-account.ts'
import { Offer } from './Offer.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type SecondFactorProps = {
  publicKey: string
  on: boolean
  onChange: (account: Account) => void
}

type Stage = { kind: 'rest' } | { kind: 'password' } | { kind: 'offer'; offer: SecondFactorOffer }

/** Switches the second factor on, in three steps, or off, by the password. */
export function SecondFactor({ publicKey, on, onChange }: SecondFactorProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'rest' })
  const token = readSession()

  async function take(password: string): Promise<string | undefined> {
    const body = { password }
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
    setStage({ kind: 'offer', offer: answer.value })
    return undefined
  }

  async function prove(code: string): Promise<string | undefined> {
    const answer = await callAccount<SessionBegun>('proveSecondFactor', publicKey, {
      body: { code },
      token,
    })
    return answer.ok ? settle(answer.value) : answer.message
  }

  /** The change gave the session a new token. */
  function settle(session: SessionBegun): undefined {
    keepSession(session.token)
    setStage({ kind: 'rest' })
    onChange(session.account)
  }

  return (
    <div className="second-factor">
      <span role="status">{on ? 'On' : 'Off'}</span>
      <p className="second-factor-text">
        {on
          ? 'Signing in asks for a code of your authenticator app besides the password.'
          : 'With it, signing in asks for a code of an app on your phone besides the password.'}
      </p>
      {stage.kind === 'rest' && (
        <button
          type="button"
          className="action action-outline"
          onClick={() => setStage({ kind: 'password' })}
        >
          {on ? 'Switch off' : 'Switch on'}
        </button>
      )}
      {stage.kind === 'password' && (
        <PasswordStep
          label={on ? 'Switch off' : 'Continue'}
          onPassword={take}
          onCancel={() => setStage({ kind: 'rest' })}
        />
      )}
      {stage.kind === 'offer' && (
        <Offer {...stage.offer} onCode={prove} onCancel={() => setStage({ kind: 'rest' })} />
      )}
    </div>
  )
}
