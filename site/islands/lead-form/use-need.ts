import { type RefObject, useRef, useState } from 'react'
import { speaksOfEmergency } from '../../../contract/emergency-words.ts'
import { needControl, type SaidNeed } from '../../../contract/lead-context.ts'
import { controlNames, extraRows } from '../../../contract/lead-fields.ts'

/** What the sender says of an emergency, by the form's switch or by an answer to the offer of it. */
export function useNeed(form: RefObject<HTMLFormElement | null>) {
  const [said, setSaid] = useState<SaidNeed>()
  const [speaks, setSpeaks] = useState(false)
  /** As `said`, for what happens before the next rendering. */
  const latest = useRef<SaidNeed | undefined>(undefined)

  const control = (name: string) => {
    const found = form.current?.elements.namedItem(name)
    return found instanceof HTMLInputElement ? found : undefined
  }

  function say(need: SaidNeed | undefined): void {
    latest.current = need
    setSaid(need)
    const box = control(needControl)
    if (box) box.checked = need === 'emergency'
    if (need === 'emergency') readyForEmergency()
  }

  /** What stands in both parts is not asked twice; what the hidden one holds wrong would stop the sending unseen. */
  function readyForEmergency(): void {
    for (const [name] of extraRows) {
      const [first, ...others] = controlNames(name).map(control)
      if (!first) continue
      if (!first.validity.valid) first.value = ''
      for (const other of others) if (other) other.value ||= first.value
    }
  }

  return {
    said,
    saidNow: () => latest.current,
    say,
    /** Whether the switch is offered: the first line speaks of an emergency, and nothing was said of it. */
    offered: speaks && said === undefined && control(needControl) !== undefined,
    /** Whether the switch is on: by the page, by the link, or by a visitor before the script ran. */
    isOn: () => control(needControl)?.checked ?? false,
    readFirstLine: (message: string) => setSpeaks(speaksOfEmergency(message)),
  }
}
