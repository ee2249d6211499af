import { useEffect, useRef, useState } from 'react'
import type { Account } from '../../../contract/accounts.ts'
import { dropSession, readSession } from '../../ui/stored-session.ts'
import type { WayBack } from '../../ui/way-back.ts'
import { callAccount, noAnswer } from '../call-account.ts'
import { onSessionChange } from '../session-changes.ts'
import { leaveForSignIn } from './leave-for-sign-in.ts'

/** Milliseconds between two questions whether an account that waits was approved. */
const askWaiting = 20_000

export type AccountState =
  | { kind: 'asking' }
  | { kind: 'shown'; account: Account; token: string }
  | { kind: 'unreachable'; message: string }

type AccountNow = {
  state: AccountState
  /** Asks anew. */
  ask: () => void
  /** Takes an account that a change has answered with. */
  show: (account: Account) => void
}

/** Who is signed in, through every change of session in any tab; without one the page leaves for the sign-in. */
export function useAccount(publicKey: string): AccountNow {
  const [state, setState] = useState<AccountState>({ kind: 'asking' })
  /** Whether a session stood here before. */
  const seen = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useEffect(() => {
    const follow = () => void ask()
    // Whoever signs out on purpose is not on the way anywhere.
    const goHome = () => leave(null)
    // Out of the back-forward cache comes what was true when the page was left.
    const followReturn = ({ persisted }: PageTransitionEvent) => persisted && follow()
    follow()
    const ignore = onSessionChange(follow)
    addEventListener('signed-out', goHome)
    addEventListener('pageshow', followReturn)
    return () => {
      ignore()
      removeEventListener('signed-out', goHome)
      removeEventListener('pageshow', followReturn)
    }
  }, [])

  const waits = state.kind === 'shown' && state.account.role === 'pending'
  // biome-ignore lint/correctness/useExhaustiveDependencies: an account that waits asks again and again.
  useEffect(() => {
    if (!waits) return
    const asking = setInterval(() => document.hidden || void ask(), askWaiting)
    return () => clearInterval(asking)
  }, [waits])

  async function ask(): Promise<void> {
    const token = readSession()
    if (!token) return leave(seen.current ? 'ended' : 'wanted')
    seen.current = true
    try {
      const answer = await callAccount<Account>('session', publicKey, { token })
      // Replaced or dropped meanwhile, by the header say: ask about the session that stands now.
      if (readSession() !== token) return ask()
      if (answer.ok) return setState({ kind: 'shown', account: answer.value, token })
      if (answer.status !== 401) return unreachable(answer.message)
      dropSession()
      leave('ended')
    } catch {
      unreachable(noAnswer)
    }
  }

  function show(account: Account): void {
    setState({ kind: 'shown', account, token: readSession() ?? '' })
  }

  /** Nothing of the account stays in sight while the page changes. */
  function leave(why: WayBack['why'] | null): void {
    setState({ kind: 'asking' })
    leaveForSignIn(why)
  }

  /** Whoever reads the page already keeps it. */
  function unreachable(message: string): void {
    setState((last) => (last.kind === 'shown' ? last : { kind: 'unreachable', message }))
  }

  return { state, ask: () => void ask(), show }
}
