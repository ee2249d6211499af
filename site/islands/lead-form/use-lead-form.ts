import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as v from 'valibot'
import type { ContactPresets } from '../../../contract/contact-presets.ts'
import { fieldErrors } from '../../../contract/field-errors.ts'
import type { FieldErrors, FunctionName } from '../../../contract/functions.ts'
import { type Notice, notices } from '../../../contract/notices.ts'
import type { ToastWords } from '../../ui/Toasts.tsx'
import { type Attempt, attemptOf } from './attempt.ts'
import { clearDraft, readDraft, writeDraft } from './draft.ts'
import { leadContext } from './lead-context.ts'
import { sendLead } from './send-lead.ts'
import { checkFields, offlineNotice, type Status } from './status.ts'

type Values = Record<string, string>

export type LeadFormSettings = {
  /** Names the form's draft. */
  form: string
  publicKey: string
  functionName: FunctionName
  precheck?: FunctionName
  schema: v.GenericSchema<unknown, Values>
  /** Field names in reading order: the first wrong one takes focus. */
  fields: readonly string[]
  /** The one field that is a select: its value is React's, not the document's. */
  select: string
  /** Reads what the query of the page's address presets. */
  presets?: (query: string) => ContactPresets
  sent: Notice
  failed: Notice
}

/** The behaviour that both forms share: check, send, keep or clear, and say so. */
export function useLeadForm(settings: LeadFormSettings, form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [choice, setChoice] = useState('')
  const [presets, setPresets] = useState<ContactPresets>()
  const [toast, setToast] = useState<ToastWords | null>(null)
  const sending = useRef(false)
  /** Whether the visitor made the choice, not a link. */
  const chosen = useRef(false)
  const shownAt = useRef(0)
  const attempt = useRef<Attempt | undefined>(undefined)

  function readValues(): Values {
    const data = new FormData(form.current ?? undefined)
    return Object.fromEntries(
      settings.fields.map((name) => [
        name,
        name === settings.select ? choice : String(data.get(name) ?? ''),
      ]),
    )
  }

  /** Milliseconds since the visitor saw the form, reloads included. */
  const timeSpent = () => performance.now() - shownAt.current

  function announce(notice: Notice, kind: ToastWords['kind']): void {
    setToast((last) => ({ ...notice, kind, id: (last?.id ?? 0) + 1 }))
  }

  // What the visitor typed before hydration wins over the draft, the draft over a preset topic;
  // the link of an emergency over a draft that was begun for something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once.
  useLayoutEffect(() => {
    const draft = readDraft(settings.form)
    shownAt.current = performance.now() - (draft?.spent ?? 0)
    attempt.current = draft?.attempt
    for (const control of form.current?.querySelectorAll('input, textarea') ?? []) {
      const field = control as HTMLInputElement
      if (!field.value && settings.fields.includes(field.name)) {
        field.value = draft?.values[field.name] ?? ''
      }
    }
    const asked = settings.presets?.(location.search)
    setPresets(asked)
    const options = [...(form.current?.querySelectorAll('option') ?? [])].map(({ value }) => value)
    const drafted = asked?.need ? undefined : draft?.values[settings.select]
    const kept = drafted || asked?.topic || ''
    setChoice((now) => now || (options.includes(kept) ? kept : ''))
  }, [])

  // A preset alone is no draft: the next link's preset would lose to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is a change of the draft.
  useEffect(() => {
    if (choice && chosen.current) keepDraft()
  }, [choice])

  function choose(value: string): void {
    chosen.current = true
    setChoice(value)
  }

  function keepDraft(): void {
    writeDraft(settings.form, {
      values: readValues(),
      attempt: attempt.current,
      spent: timeSpent(),
    })
  }

  function focusFirst(wrong: FieldErrors): void {
    const first = settings.fields.find((name) => wrong[name])
    const control = first && form.current?.querySelector<HTMLElement>(`#${CSS.escape(first)}`)
    if (control) control.focus()
  }

  function refuse(wrong: FieldErrors, notice: Notice): void {
    setErrors(wrong)
    setStatus({ kind: 'wrong', notice })
    announce(notice, 'destructive')
    console.error(`${notice.title}: ${notice.description}`)
    focusFirst(wrong)
  }

  async function send(): Promise<void> {
    if (sending.current) return
    const values = readValues()
    const checked = v.safeParse(settings.schema, values)
    if (!checked.success) {
      const wrong = fieldErrors(checked.issues)
      const missing = Object.keys(wrong).some((name) => !values[name]?.trim())
      refuse(wrong, missing ? notices.missingFields : checkFields)
      return
    }

    sending.current = true
    attempt.current = attemptOf(values, attempt.current)
    keepDraft()
    setErrors({})
    setStatus({ kind: 'sending' })
    const outcome = await sendLead({
      publicKey: settings.publicKey,
      precheck: settings.precheck,
      functionName: settings.functionName,
      values: checked.output,
      idempotencyKey: attempt.current.key,
      context: leadContext(form.current, timeSpent(), presets),
    })
    sending.current = false

    if (outcome.kind === 'sent') {
      form.current?.reset()
      setChoice('')
      chosen.current = false
      attempt.current = undefined
      clearDraft(settings.form)
      const { message: words = '' } = values
      setStatus({ kind: 'sent', notice: settings.sent, reference: outcome.reference, words })
      announce(settings.sent, 'plain')
    } else if (outcome.kind === 'refused') {
      refuse(outcome.fields, checkFields)
    } else {
      const offline = outcome.kind === 'offline'
      console.error(settings.failed.title, offline ? 'offline' : outcome.cause)
      setStatus({ kind: 'failed', notice: offline ? offlineNotice : settings.failed, offline })
      announce(settings.failed, 'destructive')
    }
  }

  return {
    status,
    errors,
    choice,
    choose,
    /** Set when a link said so; the message then needs other things. */
    need: presets?.need,
    toast,
    closeToast: () => setToast(null),
    send,
    formEvents: {
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        void send()
      },
      onInput(event: InputEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement
        if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others)
        keepDraft()
      },
      // The browser's own check of the e-mail type stops the submission before ours can speak.
      onInvalidCapture(event: SyntheticEvent) {
        const field = event.target as HTMLInputElement
        setErrors((others) => ({ ...others, [field.name]: field.validationMessage }))
      },
    },
  }
}
