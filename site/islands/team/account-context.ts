import { createContext, use } from 'react'
import type { Account } from '../../../contract/accounts.ts'

export const AccountContext = createContext<Account | null>(null)

/** Who is signed in. Throws outside of the views of the team. */
export function useSignedIn(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('Nobody is signed in here')
  return account
}
