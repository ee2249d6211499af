import { accountMailPause } from '../../contract/accounts.ts'
import type { AccountDeps } from './account-deps.ts'
import { newLink } from './links.ts'

/** Mails a link to confirm the address with. */
export async function sendConfirmation(
  account: { id: string; address: string },
  origin: string,
  deps: AccountDeps,
): Promise<void> {
  const secret = await newLink(await deps.auth(), 'confirm', account.id)
  await deps.mails.queue(
    { kind: 'account-confirmation', address: account.address, origin, secret },
    deps.now(),
    accountMailPause,
  )
}
