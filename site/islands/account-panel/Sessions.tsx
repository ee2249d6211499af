import { useEffect, useState } from 'react'
import type { OpenSession } from '../../../contract/accounts.ts'
import { Message } from '../../ui/Message.tsx'
import { readSession } from '../../ui/stored-session.ts'
import { callAccount, noAnswer } from '../call-account.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the account is signed in, each session with what ends it. */
export function Sessions({ publicKey }: { publicKey: string }) {
  const [sessions, setSessions] = useState<readonly OpenSession[]>([])
  const [refusal, setRefusal] = useState<string | undefined>()
  const [ending, setEnding] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each session of this browser.
  useEffect(() => void list(), [])

  async function list(): Promise<void> {
    await trying(async () => {
      const token = readSession()
      const answer = await callAccount<{ sessions: OpenSession[] }>('sessions', publicKey, {
        token,
      })
      if (!answer.ok) return answer.message
      setSessions(answer.value.sessions)
      return undefined
    })
  }

  async function end(id: string): Promise<void> {
    setEnding(true)
    await trying(async () => {
      const call = { body: { id }, token: readSession() }
      const answer = await callAccount('endSession', publicKey, call)
      // It ended by itself: the list is what is out of date.
      return answer.ok || answer.status === 404 ? undefined : answer.message
    })
    await list()
    setEnding(false)
  }

  async function trying(work: () => Promise<string | undefined>): Promise<void> {
    try {
      setRefusal(await work())
    } catch {
      setRefusal(noAnswer)
    }
  }

  return (
    <>
      <div role="alert">{refusal && <Message kind="wrong" title={refusal} />}</div>
      <ul className="account-panel-sessions">
        {sessions.map(({ id, device, begunAt, usedAt, current }) => (
          <li key={id}>
            <span>{device}</span>
            {current ? (
              <span>This browser</span>
            ) : (
              <button
                type="button"
                className="action action-text"
                aria-label={`End the session in ${device}`}
                disabled={ending}
                onClick={() => void end(id)}
              >
                End
              </button>
            )}
            <p className="session-times">
              Signed in {moment.format(begunAt)}, last used {moment.format(usedAt)}.
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
