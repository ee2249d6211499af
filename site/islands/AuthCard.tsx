import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Account, SessionBegun } from '../../contract/accounts.ts'
import type { AccountWords } from '../../contract/words/contract-words.ts'
import { StationMark } from '../graphics/auth/StationMark.tsx'
import { LateToasts } from '../ui/LateToasts.tsx'
import { dropSession, readSession } from '../ui/stored-session.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { readWayBack, takeLanding, type WayBack } from '../ui/way-back.ts'
import { keepWelcome, type Welcome } from '../ui/welcome-notice.ts'
import type { AuthWords } from './auth-card/auth-words.ts'
import { CodeForm } from './auth-card/CodeForm.tsx'
import { ConfirmForm } from './auth-card/ConfirmForm.tsx'
import { ForgotForm } from './auth-card/ForgotForm.tsx'
import { NewPasswordForm } from './auth-card/NewPasswordForm.tsx'
import { SignInForm } from './auth-card/SignInForm.tsx'
import { SignUpForm } from './auth-card/SignUpForm.tsx'
import { useAttempts } from './auth-card/use-attempt.ts'
import { linkIn, type View } from './auth-card/view.ts'
import { callAccount } from './call-account.ts'
import { keepSession, onSessionChange } from './session-changes.ts'
import './AuthCard.css'

/** How long a toast is read before the page changes, where it cannot be shown on the next, milliseconds. */
const readingTime = 1_200

type AuthCardProps = {
  publicKey: string
  words: AuthWords
  /** What site and server both say of accounts. */
  said: AccountWords
}

/** Signing in and up, and the ways around a lost password; one card, one thing at a time. */
export function AuthCard({ publicKey, words, said }: AuthCardProps) {
  const [view, setView] = useState<View>({ kind: 'tabs' })
  const [wayBack, setWayBack] = useState<WayBack | null>(null)
  const [passwordShown, setPasswordShown] = useState(false)
  const attempts = useAttempts(said.notices.unexpected)
  const card = useRef<HTMLDivElement>(null)
  const last = useRef(view.kind)

  // Back at the tabs, nobody is left on a button that is gone.
  useEffect(() => {
    if (view.kind === 'tabs' && last.current !== 'tabs') {
      card.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    }
    last.current = view.kind
  }, [view.kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useLayoutEffect(() => {
    const follow = () => {
      const link = linkIn(location.hash)
      if (link) setView(link)
    }
    follow()
    addEventListener('hashchange', follow)
    // A link of a mail comes first: its reader wants what it is for, signed in or not.
    void (linkIn(location.hash) ? stay() : leaveIfSignedIn())
    const ignore = onSessionChange(() => {
      // Nor is the link thrown away when another tab signs in.
      if (readSession() && !linkIn(location.hash)) location.replace(takeLanding())
    })
    return () => {
      removeEventListener('hashchange', follow)
      ignore()
    }
  }, [])

  async function leaveIfSignedIn(): Promise<void> {
    const token = readSession()
    if (!token) return stay()
    try {
      const answer = await callAccount<Account>('session', publicKey, { token })
      if (answer.ok) return location.replace(takeLanding())
      // Another tab may have begun a new session meanwhile.
      if (answer.status === 401 && readSession() === token) dropSession()
    } catch {
      // Without an answer the form is of more use than an empty card.
    }
    stay()
  }

  /** Shows the form, which stands hidden before a visitor who has a session. */
  function stay(): void {
    document.documentElement.toggleAttribute('data-session-asked', true)
    setWayBack(readWayBack())
  }

  /** Keeps the session and goes where one was going, else home; there it is said. */
  async function enter(
    { token }: SessionBegun,
    welcome: Welcome = 'signed-in',
  ): Promise<string | undefined> {
    if (!keepSession(token)) return words.noSession
    if (!keepWelcome(welcome)) {
      const { title, description } = said.notices.signedIn
      attempts.announce(title, description, 'plain')
      await new Promise((resolve) => setTimeout(resolve, readingTime))
    }
    location.replace(takeLanding())
    // Busy until the page is gone.
    return new Promise(() => {})
  }

  function show(next: View): void {
    attempts.clearBanner()
    if (location.hash) history.replaceState(history.state, '', location.pathname)
    setView(next)
  }

  const shared = {
    publicKey,
    words,
    said,
    attempts,
    enter,
    show,
    shown: passwordShown,
    onToggle: attempts.ready ? () => setPasswordShown((shown) => !shown) : undefined,
  }
  return (
    <div className="auth-card" ref={card}>
      <StationMark />
      <h1>{words.title}</h1>
      <p role="status" className="auth-why">
        {wayBack && view.kind === 'tabs' && words.why[wayBack.why]}
      </p>
      {view.kind === 'tabs' && (
        <Tabs
          label={words.tabs.label}
          disabled={!attempts.ready}
          tabs={[
            { id: 'sign-in', label: words.tabs.signIn, panel: <SignInForm {...shared} /> },
            { id: 'sign-up', label: words.tabs.signUp, panel: <SignUpForm {...shared} /> },
          ]}
        />
      )}
      {view.kind === 'code' && <CodeForm {...shared} wanted={view.wanted} />}
      {view.kind === 'forgot' && <ForgotForm {...shared} />}
      {view.kind === 'confirm' && <ConfirmForm {...shared} secret={view.secret} />}
      {view.kind === 'reset' && <NewPasswordForm {...shared} secret={view.secret} />}
      <LateToasts
        words={words.toasts}
        toast={attempts.toast}
        ready={attempts.ready}
        onClose={attempts.closeToast}
      />
    </div>
  )
}
