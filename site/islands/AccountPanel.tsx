import { useEffect, useState } from 'react'
import type { Account, Role } from '../../contract/accounts.ts'
import { dropSession, readSession } from '../ui/stored-session.ts'
import { Passkeys } from './account-panel/Passkeys.tsx'
import { Password } from './account-panel/Password.tsx'
import { SecondFactor } from './account-panel/SecondFactor.tsx'
import { Sessions } from './account-panel/Sessions.tsx'
import { callAccount } from './call-account.ts'
import { onSessionChange } from './session-changes.ts'
import '../ui/Action.css'
import './AccountPanel.css'

type State =
  | { kind: 'asking' }
  | { kind: 'shown'; account: Account }
  | { kind: 'unreachable'; message: string }

const roleWords = {
  pending: {
    name: 'Pending',
    meaning:
      'Your address is confirmed. An admin of your team approves the account next, and this page then says so. Until then it opens nothing.',
  },
  staff: { name: 'Staff', meaning: 'Approved.' },
  admin: { name: 'Admin', meaning: 'Approved, and may approve others.' },
} as const satisfies Record<Role, { name: string; meaning: string }>

/** The signed-in account: who it is, whether it was approved, what protects it, where it is signed in. */
export function AccountPanel({ publicKey }: { publicKey: string }) {
  const [state, setState] = useState<State>({ kind: 'asking' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useEffect(() => {
    const follow = () => void ask()
    // Out of the back-forward cache comes what was true when the page was left.
    const followReturn = ({ persisted }: PageTransitionEvent) => persisted && follow()
    follow()
    const ignore = onSessionChange(follow)
    addEventListener('signed-out', follow)
    addEventListener('pageshow', followReturn)
    return () => {
      ignore()
      removeEventListener('signed-out', follow)
      removeEventListener('pageshow', followReturn)
    }
  }, [])

  async function ask(): Promise<void> {
    const token = readSession()
    if (!token) return leave()
    try {
      const answer = await callAccount<Account>('session', publicKey, { token })
      // Replaced or dropped meanwhile, by the header say: ask about the session that stands now.
      if (readSession() !== token) return ask()
      if (answer.ok) return setState({ kind: 'shown', account: answer.value })
      if (answer.status !== 401) return unreachable(answer.message)
      dropSession()
      leave()
    } catch {
      unreachable('No answer came. Are you connected?')
    }
  }

  function show(account: Account): void {
    setState({ kind: 'shown', account })
  }

  /** Nothing of the account stays in sight while the page changes. */
  function leave(): void {
    setState({ kind: 'asking' })
    location.replace('/auth')
  }

  /** Whoever reads the panel already keeps it. */
  function unreachable(message: string): void {
    setState((last) => (last.kind === 'shown' ? last : { kind: 'unreachable', message }))
  }

  if (state.kind === 'asking') return <p role="status">One moment …</p>
  if (state.kind === 'unreachable') {
    return (
      <div role="alert">
        <p>{state.message}</p>
        <button type="button" className="action action-text" onClick={() => void ask()}>
          Try again
        </button>
      </div>
    )
  }
  const { account } = state
  const { name, meaning } = roleWords[account.role]
  return (
    <div className="account-panel">
      <dl>
        <div>
          <dt>Address</dt>
          <dd>{account.address}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>
            <span>{name}</span>
            <p className="note">{meaning}</p>
            {account.role === 'admin' && !account.secondFactor && (
              <p className="note">Switch on a second factor below to begin: an admin needs one.</p>
            )}
          </dd>
        </div>
        <div>
          <dt>Second factor</dt>
          <dd>
            <SecondFactor
              publicKey={publicKey}
              on={account.secondFactor}
              onChange={(changed) => show(changed)}
            />
          </dd>
        </div>
        {account.secondFactor && (
          <div>
            <dt>Passkeys</dt>
            <dd>
              <Passkeys publicKey={publicKey} onChange={(changed) => show(changed)} />
            </dd>
          </div>
        )}
        <div>
          <dt>Password</dt>
          <dd>
            <Password publicKey={publicKey} onChange={(changed) => show(changed)} />
          </dd>
        </div>
        <div>
          <dt>Sessions</dt>
          <dd>
            <Sessions key={readSession()} publicKey={publicKey} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
