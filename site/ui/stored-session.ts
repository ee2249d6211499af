/**
 * The session of a signed-in visitor: a token in local storage, shared by every tab.
 * `data-signed-in` on the document follows it; a line in each page's head sets it
 * before the first paint. Every page loads this: what only the islands need stands with
 * them, in `session-changes.ts`.
 */
export const sessionKey = 'team-session'

export function readSession(): string | null {
  try {
    return localStorage.getItem(sessionKey)
  } catch {
    return null
  }
}

/** Ends the session here, with all that was kept in it, such as notes that were being written. */
export function dropSession(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('team-')) localStorage.removeItem(key)
    }
  } catch {}
  showSession()
}

export function showSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', Boolean(readSession()))
}
