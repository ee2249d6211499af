import './CredentialField.css'
import './Field.css'

type CredentialFieldProps = {
  /** The field's name in its form, and its id: unique on the page. */
  name: string
  label: string
  hint?: string
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code'
  maxLength: number
} & (
  | { type: 'email' | 'code' | 'password' }
  /** A password that its owner may look at; nothing changes that before the script runs. */
  | {
      type: 'password'
      shown: boolean
      onToggle: (() => void) | undefined
      toggle: { show: string; hide: string; showPassword: string; hidePassword: string }
    }
)

/** One line of what proves who somebody is; always required, by the browser's own check. */
export function CredentialField(props: CredentialFieldProps) {
  const { name, label, hint, autoComplete, maxLength } = props
  const toggled = 'onToggle' in props ? props : undefined
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={props.type === 'code' || toggled?.shown ? 'text' : props.type}
        className={toggled && 'credential-input'}
        autoComplete={autoComplete}
        // Browsers capitalise neither addresses nor passwords by themselves; of a field of text they must be told.
        autoCapitalize={props.type === 'code' ? 'none' : undefined}
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLength}
        aria-describedby={hint && `${name}-hint`}
        required
      />
      {toggled && (
        <button
          type="button"
          className="credential-toggle"
          aria-label={toggled.shown ? toggled.toggle.hidePassword : toggled.toggle.showPassword}
          aria-controls={name}
          disabled={!toggled.onToggle}
          onClick={toggled.onToggle}
        >
          {toggled.shown ? toggled.toggle.hide : toggled.toggle.show}
        </button>
      )}
    </div>
  )
}
