import type { SaidNeed } from '../../../contract/lead-context.ts'
import './EmergencyOffer.css'

type EmergencyOfferProps = {
  words: { question: string; yes: string; no: string }
  offered: boolean
  onAnswer: (answer: SaidNeed) => void
}

/** Asked under a message whose first line speaks of an emergency, until it is answered. */
export function EmergencyOffer({ words, offered, onAnswer }: EmergencyOfferProps) {
  return (
    <div role="status">
      {offered && (
        <p className="emergency-offer">
          <span>{words.question}</span>
          <button
            type="button"
            className="action action-outline"
            onClick={() => onAnswer('emergency')}
          >
            {words.yes}
          </button>
          <button type="button" className="action action-outline" onClick={() => onAnswer('no')}>
            {words.no}
          </button>
        </p>
      )}
    </div>
  )
}
