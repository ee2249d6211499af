import type { CodeWanted, SessionBegun } from '../../../contract/accounts.ts'
import type { AccountWords } from '../../../contract/words/contract-words.ts'
import type { Welcome } from '../../ui/welcome-notice.ts'
import type { AuthWords } from './auth-words.ts'
import type { Attempts } from './use-attempt.ts'

/** What the card shows. */
export type View =
  | { kind: 'tabs' }
  /** The second step of a sign-in. */
  | { kind: 'code'; wanted: CodeWanted }
  | { kind: 'forgot' }
  /** Behind the links of mails. */
  | { kind: 'confirm' | 'reset'; secret: string }

/** What every form of the card works with. */
export type FormProps = {
  publicKey: string
  words: AuthWords
  /** What site and server both say of accounts. */
  said: AccountWords
  attempts: Attempts
  /** Keeps a session and leaves; resolves only with why it could not. */
  enter: (session: SessionBegun, welcome?: Welcome) => Promise<string | undefined>
  show: (view: View) => void
  /** Whether passwords can be read, and what changes it; undefined before the script runs. */
  shown: boolean
  onToggle: (() => void) | undefined
}

/** The view of a mail's link; the secret stands in the fragment, which no browser sends. */
export function linkIn(hash: string): View | null {
  const [, kind, secret] = /^#(confirm|reset)=([\w-]+)$/.exec(hash) ?? []
  return secret ? { kind: kind as 'confirm' | 'reset', secret } : null
}
