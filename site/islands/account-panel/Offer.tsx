import { useEffect, useRef } from 'react'
import { encode } from 'uqr'
import type { SecondFactorOffer } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { StepForm } from './StepForm.tsx'

type OfferProps = SecondFactorOffer & {
  onCode: (code: string) => Promise<string | undefined>
  onCancel: () => void
}

/** What the phone has to learn, what to put by, and the code that proves it. */
export function Offer({ uri, recoveryCodes, onCode, onCancel }: OfferProps) {
  const { pathname: account, searchParams } = new URL(uri)
  const key = searchParams.get('secret') ?? ''
  const steps = useRef<HTMLOListElement>(null)
  useEffect(() => steps.current?.focus(), [])
  return (
    <>
      <ol className="second-factor-steps" ref={steps} tabIndex={-1}>
        <li>
          Scan this square with your authenticator app.
          <QrCode text={uri} />
          <span className="second-factor-key">
            or type this key: {key.match(/.{1,4}/g)?.join(' ')}
          </span>
        </li>
        <li>
          Keep these recovery codes. Each signs you in once if the phone is lost. They are shown
          only now.
          <RecoveryCodes codes={recoveryCodes} account={decodeURIComponent(account.slice(1))} />
        </li>
        <li>Enter the code from the app. From then on every sign-in asks for one.</li>
      </ol>
      <StepForm
        label="Switch on"
        onValues={({ factorCode = '' }) => onCode(factorCode)}
        onCancel={onCancel}
        takesFocus={false}
      >
        <CredentialField
          name="factorCode"
          label="Code"
          type="code"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </StepForm>
    </>
  )
}

/** Drawn as one path: an image would need an exception in the page's policy. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className="second-factor-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="The key below, as a square for an authenticator app"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
