import type { DeskField } from '../../../../contract/site-desk.ts'
import { Message } from '../../../ui/Message.tsx'
import { useInStep } from './use-desk.ts'

/** Records, once somebody has read what English says now, that the texts of a translation still say it. */
export function InStep({ file, fields }: { file: string; fields: readonly DeskField[] }) {
  const record = useInStep(file)
  const texts = Object.fromEntries(
    fields.flatMap(({ key, behind }) => (behind ? [[key, behind.english]] : [])),
  )
  const count = Object.keys(texts).length
  return (
    <div className="desk-in-step">
      <div role="alert">
        {record.error && <Message kind="wrong" title={record.error.message} />}
      </div>
      <p role="status">
        {record.isSuccess && 'Recorded: the translation says what English says now.'}
      </p>
      {count > 0 && (
        <p>
          {count === 1
            ? 'Compare 1 text below with what English says now. '
            : `Compare ${count} texts below with what English says now. `}
          Change it where it says something else.{' '}
          <button
            type="button"
            className="action action-outline"
            disabled={record.isPending}
            onClick={() => record.mutate(texts)}
          >
            The translation still holds
          </button>
        </p>
      )}
    </div>
  )
}
