import { needControl } from '../../../contract/lead-context.ts'
import './EmergencySwitch.css'

type EmergencySwitchProps = {
  label: string
  words: { promise: string }
  /** Before anybody turns it. */
  on: boolean
}

/** Says that it is an emergency. It works without script: the form changes by its state alone. */
export function EmergencySwitch({ label, words, on }: EmergencySwitchProps) {
  return (
    <label className="emergency-switch">
      <input type="checkbox" name={needControl} value="emergency" defaultChecked={on} />
      <span>
        <b>{label}</b>
        {words.promise && <span className="field-hint">{words.promise}</span>}
      </span>
    </label>
  )
}
