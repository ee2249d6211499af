import { passwordLength } from '../../../contract/accounts.ts'
import { CredentialField } from '../../ui/CredentialField.tsx'
import type { FormProps } from './view.ts'

type ChosenPasswordProps = Pick<FormProps, 'shown' | 'onToggle' | 'words'> & {
  /** The form whose passwords they are. */
  form: 'signUp' | 'reset'
  name: string
  againName: string
}

/** A new password, typed twice; a longer one than we take is told, never cut. */
export function ChosenPassword({ words, form, ...props }: ChosenPasswordProps) {
  return (
    <>
      <CredentialField
        name={props.name}
        label={words[form].password}
        hint={words.chosen.hint}
        toggle={words.toggle}
        type="password"
        autoComplete="new-password"
        maxLength={passwordLength.tried}
        shown={props.shown}
        onToggle={props.onToggle}
      />
      <CredentialField
        name={props.againName}
        label={words[form].again}
        type="password"
        autoComplete="new-password"
        maxLength={passwordLength.tried}
      />
    </>
  )
}
