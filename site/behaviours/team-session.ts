import { dropSession, readSession, showSession } from '../ui/stored-session.ts'

/**
 * The header of a signed-in visitor: signs out, follows the other tabs, and asks the
 * server now and then whether the session still holds, which also renews it.
 */
const askedKey = 'team-session-asked'
const askEvery = 600_000

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-sign-out]')
const { signOut = '', session = '', key = '' } = buttons[0]?.dataset ?? {}

function call(path: string, method: string): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'omit',
    signal: AbortSignal.timeout(20_000),
    headers: { apikey: key, authorization: `Bearer ${readSession()}` },
  })
}

for (const button of buttons) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    button.disabled = true
    button.textContent = label
    // Kept when the server cannot be reached: signed out here, it would live on there.
    const answer = await call(signOut, 'POST').catch(() => null)
    button.disabled = false
    if (answer?.ok) {
      dropSession()
      // Pages of the team follow by themselves.
      dispatchEvent(new Event('signed-out'))
    } else button.textContent = button.dataset.again ?? label
  })
}

async function ask(): Promise<void> {
  const token = readSession()
  if (!token) return
  try {
    // In either direction: a clock that was set back must not silence this for hours.
    if (Math.abs(Date.now() - localStorage[askedKey]) < askEvery) return
    const { status } = await call(session, 'GET')
    if (status === 401 && readSession() === token) dropSession()
    else localStorage[askedKey] = Date.now()
  } catch {}
}

addEventListener('storage', showSession)
// A page out of the back-forward cache shows what was true when it was left.
addEventListener('pageshow', showSession)
void ask()
