import type { Account, Role } from '../../contract/accounts.ts'
import { readSession } from '../ui/stored-session.ts'
import { Passkeys } from './account-panel/Passkeys.tsx'
import { Password } from './account-panel/Password.tsx'
import { SecondFactor } from './account-panel/SecondFactor.tsx'
import { Sessions } from './account-panel/Sessions.tsx'
import '../ui/Action.css'
import './AccountPanel.css'

const roleWords = {
  pending: {
    name: 'Pending',
    meaning:
      'Your address is confirmed. An admin of your team approves the account next; this page then changes by itself, and we write to you.',
  },
  staff: { name: 'Staff', meaning: 'Approved.' },
  editor: { name: 'Editor', meaning: 'Approved, and may change and publish the site.' },
  admin: { name: 'Admin', meaning: 'Approved, and may approve others.' },
} as const satisfies Record<Role, { name: string; meaning: string }>

type AccountPanelProps = {
  publicKey: string
  account: Account
  onChange: (account: Account) => void
}

/** The signed-in account: who it is, whether it was approved, what protects it, where it is signed in. */
export function AccountPanel({ publicKey, account, onChange }: AccountPanelProps) {
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
            <p className="note" role="status">
              {meaning}
            </p>
            {account.enrolsFirst && (
              <p className="note" role="status">
                Switch on a second factor below to begin. To read messages of visitors, you sign in
                with a password and a code, so that a stolen password alone opens nothing.
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>Second factor</dt>
          <dd>
            <SecondFactor publicKey={publicKey} on={account.secondFactor} onChange={onChange} />
          </dd>
        </div>
        {account.secondFactor && (
          <div>
            <dt>Passkeys</dt>
            <dd>
              <Passkeys publicKey={publicKey} onChange={onChange} />
            </dd>
          </div>
        )}
        <div>
          <dt>Password</dt>
          <dd>
            <Password publicKey={publicKey} onChange={onChange} />
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
