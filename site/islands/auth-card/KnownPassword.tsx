import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import type { FormProps } from './view.ts'

type KnownPasswordProps = Pick<FormProps, 'shown' | 'onToggle'> & { name: string }

/** The password of an account that exists already. */
export function KnownPassword(props: KnownPasswordProps) {
  return (
    <CredentialField
      {...props}
      label="Password"
      type="password"
      autoComplete="current-password"
      maxLength={passwordLength.tried}
    />
  )
}
