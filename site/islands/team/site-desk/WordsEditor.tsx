import type { DeskFile } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink } from '../team-address.ts'
import { hrefOfPart } from './desk-address.ts'
import { asText } from './field-words.ts'
import { InStep } from './InStep.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useFile } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { WordField } from './WordField.tsx'

/** The texts of one page or part. */
export function WordsEditor({ file }: { file: string }) {
  const asked = useFile(file)
  return (
    <>
      <p className="desk-back">
        <a href={hrefOfPart('words')} onClick={followLink}>
          All pages
        </a>
      </p>
      <Awaited of={asked} room="page">
        {(shown) => <Texts key={shown.file} file={shown} />}
      </Awaited>
    </>
  )
}

function Texts({ file }: { file: DeskFile }) {
  const draft = useDraft(file)
  const { by, at } = file
  return (
    <Panel
      id="texts"
      level={2}
      heading={file.title}
      note={
        <>
          {file.path && <>Read at {file.path}. </>}
          {by !== null && at !== null && (
            <>
              Draft saved last by {by}, <Moment at={at} />.{' '}
            </>
          )}
          {file.takesRestart &&
            'Published, these words are said once the server is started again. '}
          A figure stands in braces; leave them as they are.
        </>
      }
    >
      <InStep
        file={file.file}
        fields={file.fields.filter(
          (field) => field.draft === undefined && draft.edit(field.key) === undefined,
        )}
      />
      <form className="desk-fields" onSubmit={(event) => event.preventDefault()}>
        {file.fields.map((field) => {
          const edit = draft.edit(field.key)
          const theirs = draft.theirs(field)
          return (
            <WordField
              key={field.key}
              field={field}
              edit={edit === undefined ? undefined : asText(edit)}
              theirs={theirs === undefined ? undefined : asText(theirs)}
              error={draft.errorAt(field.key)}
              onEdit={(text) => draft.put(field.key, text)}
              onReset={() => draft.reset(field)}
            />
          )
        })}
        <SaveBar {...draft} onSave={draft.save} onClear={draft.clear} />
      </form>
    </Panel>
  )
}
