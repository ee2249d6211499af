import { useRef } from 'react'
import type { DeskField, DeskFile, DeskValue } from '../../../../contract/site-desk.ts'
import { TeamCallError } from '../team-call.ts'
import { useEdits } from './edits.ts'
import { currentOf, sameValue } from './field-words.ts'
import { useCheck, useProblems, useSave } from './use-desk.ts'

/** The draft of a file under the editor's hands: what is typed, what others saved meanwhile, what is wrong. */
export function useDraft(file: DeskFile) {
  const typed = useEdits(file.file)
  const check = useCheck()
  const save = useSave(file.file, () => {
    typed.clear()
    check.mutate()
  })
  // What stood in each field when the editor first typed in it.
  const seen = useRef(new Map<string, DeskValue>())
  const problems = useProblems()
  const refused = save.error instanceof TeamCallError ? save.error.fields : {}
  const fieldNamed = (key: string) => file.fields.find((field) => field.key === key)

  return {
    count: Object.keys(typed.edits).length,
    saving: save.isPending || check.isPending,
    refusal: save.error && Object.keys(refused).length === 0 ? save.error.message : undefined,
    edit: (key: string): DeskValue | undefined => typed.edits[key],
    valueOf(key: string): DeskValue {
      const field = fieldNamed(key)
      // Null is typed too: a fact that is emptied leaves the site.
      if (Object.hasOwn(typed.edits, key)) return typed.edits[key] ?? null
      return field ? currentOf(field) : null
    },
    put(key: string, value: DeskValue): void {
      const field = fieldNamed(key)
      if (!field) return
      if (!seen.current.has(key)) seen.current.set(key, currentOf(field))
      if (sameValue(currentOf(field), value)) typed.drop(key)
      else typed.put(key, value)
    },
    /** To what is published. */
    reset(field: DeskField): void {
      if (field.draft === undefined) typed.drop(field.key)
      else typed.put(field.key, field.published)
    },
    theirs(field: DeskField): DeskValue | undefined {
      const before = seen.current.get(field.key)
      if (before === undefined || typed.edits[field.key] === undefined) return undefined
      return sameValue(before, currentOf(field)) ? undefined : currentOf(field)
    },
    errorAt: (key: string): string | undefined =>
      refused[key] ??
      problems?.find((problem) => problem.file === file.file && problem.key === key)?.what,
    save: () => save.mutate({ version: file.version, changes: typed.edits }),
    clear: typed.clear,
    /** Takes the draft of a field away, saved or not. */
    drop(key: string, onDropped: () => void): void {
      typed.drop(key)
      const call = { version: file.version, changes: {}, dropped: [key] }
      save.mutate(call, { onSuccess: onDropped })
    },
  }
}

export type DraftInHand = ReturnType<typeof useDraft>
