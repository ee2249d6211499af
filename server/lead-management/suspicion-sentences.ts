import { fastestHuman, type Suspicion } from '../leads/suspicions.ts'

/** Why a lead is marked, as a colleague reads it beside the lead. */
export const suspicionSentences: Record<Suspicion, string> = {
  honeypot: 'A field that people do not see was filled in',
  'filled-too-fast': `The form was filled in within ${fastestHuman / 1000} seconds`,
  'link-in-name': 'The name holds a link',
  'busy-address': 'The sender’s address asked for more than usual',
}
