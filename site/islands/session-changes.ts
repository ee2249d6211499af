import { readSession, sessionKey, showSession } from '../ui/stored-session.ts'

/** False when this browser keeps nothing. */
export function keepSession(token: string): boolean {
  try {
    localStorage.setItem(sessionKey, token)
  } catch {}
  showSession()
  return readSession() === token
}

/** Hears of sessions that begin or end in another tab; returns what stops it. */
export function onSessionChange(hear: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === sessionKey || key === null) hear()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
