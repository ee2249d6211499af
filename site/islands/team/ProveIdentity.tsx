import { useEffect, useRef } from 'react'
import { type Account, passwordLength, proofLifetime } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { readSession } from '../../ui/stored-session.ts'
import { StepForm } from '../account-panel/StepForm.tsx'
import { callAccount } from '../call-account.ts'
import { settleProof, useProofWanted } from './proof.ts'
import '../../ui/Action.css'
import '../../ui/Dialog.css'

type ProveIdentityProps = { publicKey: string; account: Account }

/** Asks who is there before a call that a thief at an open computer would make, then lets it go on. */
export function ProveIdentity(props: ProveIdentityProps) {
  return useProofWanted() && <ProofDialog {...props} />
}

function ProofDialog({ publicKey, account }: ProveIdentityProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector('input')?.focus()
    return () => shown?.close()
  }, [])

  async function prove({ proof = '' }: Readonly<Record<string, string>>) {
    const answer = await callAccount('proveIdentity', publicKey, {
      body: { proof },
      token: readSession(),
    })
    if (!answer.ok) return answer.message
    settleProof(true)
    return undefined
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="proof-title"
      aria-describedby="proof-text"
      onClose={() => settleProof(false)}
    >
      <h2 id="proof-title">Is it you?</h2>
      <p id="proof-text">
        This step takes data out, changes who sees it or changes the site, so it asks for{' '}
        {account.secondFactor ? 'a code' : 'your password'} once more. For the next{' '}
        {proofLifetime / 60_000} minutes you will not be asked again.
      </p>
      <StepForm
        label="Continue"
        onValues={prove}
        onCancel={() => dialog.current?.close()}
        takesFocus={false}
      >
        {account.secondFactor ? (
          <CredentialField
            name="proof"
            label="Code"
            hint="Six digits from your authenticator app, or one of your recovery codes."
            type="code"
            autoComplete="one-time-code"
            maxLength={40}
          />
        ) : (
          <CredentialField
            name="proof"
            label="Your password"
            type="password"
            autoComplete="current-password"
            maxLength={passwordLength.tried}
          />
        )}
      </StepForm>
    </dialog>
  )
}
