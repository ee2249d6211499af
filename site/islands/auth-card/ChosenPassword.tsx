import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import type { FormProps } from './view.ts'

type ChosenPasswordProps = Pick<FormProps, 'shown' | 'onToggle'> & {
  name: string
  label: string
  againName: string
  againLabel: string
}

/** A new password, typed twice; a longer one than we take is told, never cut. */
export function ChosenPassword(props: ChosenPasswordProps) {
  return (
    <>
      <CredentialField
        name={props.name}
        label={props.label}
        hint={`At least ${passwordLength.least} characters.`}
        type="password"
        autoComplete="new-password"
        maxLength={passwordLength.tried}
        shown={props.shown}
        onToggle={props.onToggle}
      />
      <CredentialField
        name={props.againName}
        label={props.againLabel}
        type="password"
        autoComplete="new-password"
        maxLength={passwordLength.tried}
      />
    </>
  )
}
