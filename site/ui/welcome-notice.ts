/** What the page says that a sign-in leads to; kept in this tab for the moment between two pages. */
export type Welcome = 'signed-in' | 'confirmed'

const key = 'welcome'

/** False when this browser keeps nothing: then the notice has to be read before the page changes. */
export function keepWelcome(welcome: Welcome): boolean {
  try {
    sessionStorage.setItem(key, welcome)
    return true
  } catch {
    return false
  }
}

/** What was kept, once. */
export function takeWelcome(): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept
  } catch {
    return null
  }
}
