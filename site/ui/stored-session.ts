/**
 * The session of a signed-in visitor: a token in local storage, shared by every tab.
 * `data-signed-in` on the document follows it; a line in each page's head sets it
 * before the first paint.
 */
export const sessionKey = 'team-session'

export function readSession(): string | null {
  try {
    return localStorage.getItem(sessionKey)
  } catch {
    return null
  }
}

/** False when this browser keeps nothing. */
export function keepSession(token: string): boolean {
  try {
    localStorage.setItem(sessionKey, token)
  } catch {}
  showSession()
  return readSession() === token
}

export function dropSession(): void {
  try {
    localStorage.removeItem(sessionKey)
  } catch {}
  showSession()
}

export function showSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== null)
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
