import type { ListedAccount } from '../../../../contract/accounts.ts'
import { useSignedIn } from '../account-context.ts'
import { Moment } from '../parts/Moment.tsx'
import { type AccountChange, changesOf, roleNames } from './account-changes.ts'

type AccountRowsProps = {
  accounts: readonly ListedAccount[]
  onPlan: (account: ListedAccount, change: AccountChange) => void
}

const order = { pending: 0, admin: 1, editor: 2, staff: 3 } as const

/** The accounts, those that wait first, each with what an admin may do with it. */
export function AccountRows({ accounts, onPlan }: AccountRowsProps) {
  const { address: own } = useSignedIn()
  const sorted = accounts.toSorted(
    (one, other) => order[one.role] - order[other.role] || one.address.localeCompare(other.address),
  )
  return (
    <ul className="admin-rows">
      {sorted.map((account) => (
        <li key={account.id} className="admin-row" data-waiting={isWaiting(account)}>
          <div>
            <h3>
              {account.address}
              {account.address === own && <span className="note"> you</span>}
            </h3>
            <p className="note">
              {roleNames[account.role]}
              {' · '}
              {account.confirmed ? 'address confirmed' : 'address not confirmed yet'}
              {' · '}
              {account.secondFactor ? 'second factor on' : 'no second factor'}
              {' · since '}
              <Moment at={account.createdAt} />
            </p>
          </div>
          <div className="admin-row-actions">
            {changesOf(account).map((change) => (
              <button
                key={change.to}
                type="button"
                className={
                  isApproval(account, change) ? 'action action-outline' : 'action action-text'
                }
                onClick={() => onPlan(account, change)}
              >
                {change.label}
                <span className="sr-only"> {account.address}</span>
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What a waiting account is there for. */
function isApproval({ role }: ListedAccount, { to }: AccountChange): boolean {
  return role === 'pending' && to === 'staff'
}

function isWaiting({ role, confirmed }: ListedAccount): '' | undefined {
  return role === 'pending' && confirmed ? '' : undefined
}
