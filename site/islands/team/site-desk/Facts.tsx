import { ownerSettingsFile } from '../../../../contract/owner-settings.ts'
import type { DeskFile } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ChoicesFact } from './ChoicesFact.tsx'
import { factGroups } from './fact-fields.ts'
import { LineFact, NamesFact } from './LineFact.tsx'
import { LotFact } from './LotFact.tsx'
import { RowsFact } from './RowsFact.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useFile } from './use-desk.ts'
import { useDraft } from './use-draft.ts'

/** What only the owner can supply: company, certificates, terms, references. */
export function Facts() {
  return (
    <Awaited of={useFile(ownerSettingsFile)} room="page">
      {(file) => <FactsForm file={file} />}
    </Awaited>
  )
}

function FactsForm({ file }: { file: DeskFile }) {
  const draft = useDraft(file)
  return (
    <Panel
      id="facts"
      level={2}
      heading="Facts that only you have"
      note="An empty field shows nothing on the site, and no gap. Mailboxes that receive messages are set by your technician."
    >
      <form className="desk-fields" onSubmit={(event) => event.preventDefault()}>
        {factGroups.map(({ id, heading, fields }) => (
          <section key={id}>
            <h3>{heading}</h3>
            {fields.map((field) => {
              if (field.kind === 'rows') {
                return <RowsFact key={field.key} field={field} draft={draft} />
              }
              if (field.kind === 'choices') {
                return <ChoicesFact key={field.key} field={field} draft={draft} />
              }
              if (field.kind === 'names') {
                return <NamesFact key={field.key} field={field} draft={draft} />
              }
              return <LineFact key={field.key} field={field} draft={draft} />
            })}
            {id === 'papers' && <LotFact draft={draft} />}
          </section>
        ))}
        <SaveBar {...draft} onSave={draft.save} onClear={draft.clear} />
      </form>
    </Panel>
  )
}
