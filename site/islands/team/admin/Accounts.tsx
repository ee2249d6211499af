import { useState } from 'react'
import type { ListedAccount } from '../../../../contract/accounts.ts'
import { counted } from '../lead-words.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { AccountRows } from './AccountRows.tsx'
import { type AccountChange, changeInWords, waitingFor } from './account-changes.ts'
import { RoleHistory } from './RoleHistory.tsx'
import { useAccounts, useChangeAccount } from './use-accounts.ts'
import { useFocusAfter } from './use-focus-after.ts'
import './admin.css'

type Planned = { account: ListedAccount; change: AccountChange }

/** Who may sign in, what each may do, and who changed that. */
export function Accounts() {
  const accounts = useAccounts()
  const [planned, setPlanned] = useState<Planned>()
  const [done, setDone] = useState('')
  const change = useChangeAccount(() => {
    if (planned) setDone(`${planned.account.address} ${doneInWords(planned)}.`)
    setPlanned(undefined)
  })
  const heading = useFocusAfter(done)

  function plan(next: Planned): void {
    change.reset()
    setDone('')
    setPlanned(next)
  }

  return (
    <div className="admin">
      <Awaited of={accounts} room="rows">
        {({ accounts: all }) => (
          <Panel
            id="accounts"
            level={2}
            heading={counted(all.length, 'account')}
            headingRef={heading}
            note={waitingInWords(waitingFor(all).length)}
          >
            <p role="status" className="admin-done">
              {done}
            </p>
            <AccountRows
              accounts={all}
              onPlan={(account, wanted) => plan({ account, change: wanted })}
            />
          </Panel>
        )}
      </Awaited>
      <RoleHistory />
      {planned && (
        <ConfirmDialog
          title={planned.change.question(planned.account.address)}
          confirm={planned.change.label}
          busy={change.isPending}
          refusal={change.error?.message}
          onConfirm={() => change.mutate({ id: planned.account.id, to: planned.change.to })}
          onClose={() => setPlanned(undefined)}
        >
          <p>{planned.change.effect}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function doneInWords({ account, change }: Planned): string {
  return changeInWords({ from: account.role, to: change.to })
}

function waitingInWords(waiting: number): string {
  if (waiting === 0) return 'Nobody waits for an approval.'
  return waiting === 1 ? 'One waits for an approval.' : `${waiting} wait for an approval.`
}
