import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import type { FormProps } from './view.ts'

type KnownPasswordProps = Pick<FormProps, 'shown' | 'onToggle' | 'words'> & { name: string }

/** The password of an account that exists already. */
export function KnownPassword({ words, ...props }: KnownPasswordProps) {
  return (
    <CredentialField
      {...props}
      label={words.known.password}
      toggle={words.toggle}
      type="password"
      autoComplete="current-password"
      maxLength={passwordLength.tried}
    />
  )
}
