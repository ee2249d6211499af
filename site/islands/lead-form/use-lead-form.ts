import {
  type InputEvent,
  type InvalidEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as v from 'valibot'
import type { ContactPresets } from '../../../contract/contact-presets.ts'
import { needOf } from '../../../contract/emergency-words.ts'
import { controlTexts, messageWithExtras } from '../../../contract/extras.ts'
import { fieldErrors } from '../../../contract/field-errors.ts'
import type { FieldErrors, FunctionName } from '../../../contract/functions.ts'
import { needControl, type SaidNeed } from '../../../contract/lead-context.ts'
import type { LeadKind } from '../../../contract/lead-fields.ts'
import { formFields, payloadNames } from '../../../contract/lead-forms.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import type { ToastWords } from '../../ui/Toasts.tsx'
import { type Attempt, attemptOf } from './attempt.ts'
import { clearDraft, readDraft, writeDraft } from './draft.ts'
import { leadContext } from './lead-context.ts'
import { restoreControls } from './restore-draft.ts'
import { sendLead } from './send-lead.ts'
import { type Notice, notSent, type Status } from './status.ts'
import { useExtras } from './use-extras.ts'
import { useNeed } from './use-need.ts'

type Values = Record<string, string>

export type LeadFormSettings = {
  /** Which form it is; names its draft. */
  kind: LeadKind
  publicKey: string
  functionName: FunctionName
  precheck?: FunctionName
  schema: (words: LeadWords) => v.GenericSchema<unknown, Values>
  /** Reads what the query of the page's address presets. */
  presets?: (query: string) => ContactPresets
  /** The notices after sending, and when that failed. */
  sent: 'contactSent' | 'partnershipSent'
  failed: 'contactFailed' | 'partnershipFailed'
  /** What is chosen before anybody chooses. */
  choice?: string
  words: LeadWords
}

/** Whether a wrong field was left empty. */
function anyMissing(wrong: FieldErrors, values: Values): boolean {
  return Object.keys(wrong).some((name) => values[name]?.trim() === '')
}

/** The behaviour that both forms share: check, send, keep or clear, and say so. */
export function useLeadForm(settings: LeadFormSettings, form: RefObject<HTMLFormElement | null>) {
  const { words } = settings
  const { notices } = words
  const payload = payloadNames(settings.kind)
  const fields = formFields(settings.kind, words)
  /** The one field of the payload that is a select: its value is React's, not the document's. */
  const choiceName =
    fields.find(({ name, control }) => control.kind === 'choice' && payload.includes(name))?.name ??
    ''
  const { extras, readExtras, extraErrors } = useExtras(form, words)
  const need = useNeed(form)
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [choice, setChoice] = useState(settings.choice ?? '')
  const [presets, setPresets] = useState<ContactPresets>()
  const [toast, setToast] = useState<ToastWords | null>(null)
  const [ready, setReady] = useState(false)
  const sending = useRef(false)
  /** Whether the visitor made the choice, not a link. */
  const chosen = useRef(false)
  /** On the clock of the page, which begins with it: the form stands there before it runs. */
  const shownAt = useRef(0)
  const attempt = useRef<Attempt | undefined>(undefined)

  function readFields(names: readonly string[]): Values {
    const data = new FormData(form.current ?? undefined)
    return Object.fromEntries(
      names.map((name) => [name, name === choiceName ? choice : String(data.get(name) ?? '')]),
    )
  }

  const readWords = () => need.readFirstLine(readFields(['message']).message ?? '')

  /** An emergency is about supply, until somebody chooses otherwise. */
  function say(answer: SaidNeed): void {
    need.say(answer)
    if (answer === 'emergency') setChoice((now) => now || 'supply')
    readExtras()
    keepDraft()
  }

  /** Milliseconds since the visitor saw the form, reloads included. */
  const timeSpent = () => performance.now() - shownAt.current

  function announce(notice: Notice, kind: ToastWords['kind']): void {
    setToast((last) => ({ ...notice, kind, id: (last?.id ?? 0) + 1 }))
  }

  // What the visitor typed before hydration wins over the draft, the draft over a preset;
  // the link of an emergency over a draft that was begun for something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once.
  useLayoutEffect(() => {
    const draft = readDraft(settings.kind)
    shownAt.current = -(draft?.spent ?? 0)
    attempt.current = draft?.attempt
    const linked = settings.presets?.(location.search)
    if (form.current) {
      restoreControls(form.current, draft?.values ?? {})
      restoreControls(form.current, controlTexts(linked?.extras ?? {}))
    }
    setPresets(linked)
    const drafted = draft?.values[needControl] as SaidNeed | '' | undefined
    if (linked?.need || need.isOn()) need.say('emergency')
    else if (drafted) need.say(drafted)
    readWords()
    readExtras()
    setErrors(extraErrors())
    const options = [
      ...(form.current?.querySelectorAll<HTMLOptionElement>(`#${choiceName} > option`) ?? []),
    ].map(({ value }) => value)
    const usual = need.saidNow() === 'emergency' ? 'supply' : ''
    const kept = (!linked?.need && draft?.values[choiceName]) || linked?.topic || usual
    setChoice((now) => now || (options.includes(kept) ? kept : ''))
    setReady(true)
  }, [])

  // A preset alone is no draft: the next link's preset would lose to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is a change of the draft.
  useEffect(() => {
    if (choice && chosen.current) keepDraft()
  }, [choice])

  // What was typed before is kept from now on. A preset alone fills none of these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form runs.
  useEffect(() => {
    const typed = payload.filter((name) => name !== choiceName)
    if (ready && Object.values(readFields(typed)).some(Boolean)) keepDraft()
  }, [ready])

  function choose(value: string): void {
    chosen.current = true
    setChoice(value)
  }

  function keepDraft(): void {
    writeDraft(settings.kind, {
      values: {
        ...readFields(fields.map(({ name }) => name)),
        [needControl]: need.saidNow() ?? '',
      },
      attempt: attempt.current,
      spent: timeSpent(),
    })
  }

  /** What would be sent, and what is wrong with it. */
  function check() {
    const own = readFields(payload)
    const extras = readExtras()
    const values = { ...own, message: messageWithExtras(own.message ?? '', extras, words) }
    const checked = v.safeParse(settings.schema(words), values)
    const wrong: FieldErrors = {
      ...(!checked.success && fieldErrors(checked.issues, words)),
      ...extraErrors(),
    }
    return { checked, values, extras, wrong }
  }

  function refuse(wrong: FieldErrors, values: Values): void {
    const missing = anyMissing(wrong, values)
    const addressAlone = !missing && Object.keys(wrong).every((name) => name === 'email')
    const notice = addressAlone ? notices.checkEmail : notices.checkFields
    setErrors(wrong)
    setStatus({ kind: 'wrong', notice })
    if (missing) announce(notices.missingFields, 'destructive')
    const { title, description } = missing ? notices.missingFields : notice
    console.error(`${title}: ${description}`)
    const first = [...(form.current?.elements ?? [])].find(({ id }) => wrong[id]) as
      | HTMLElement
      | undefined
    const part = first?.closest('details')
    if (part) part.open = true
    first?.focus()
  }

  async function send(): Promise<void> {
    if (sending.current) return
    const { checked, values, extras, wrong } = check()
    if (!checked.success || Object.keys(wrong).length > 0) return refuse(wrong, values)

    sending.current = true
    const said = need.saidNow()
    // The same words as an emergency are another message.
    attempt.current = attemptOf({ ...values, [needControl]: said ?? '' }, attempt.current)
    keepDraft()
    setErrors({})
    setStatus({ kind: 'sending' })
    const outcome = await sendLead({
      publicKey: settings.publicKey,
      precheck: settings.precheck,
      functionName: settings.functionName,
      values: checked.output,
      idempotencyKey: attempt.current.key,
      context: { ...leadContext(form.current, timeSpent(), presets), need: said, extras },
    })
    sending.current = false

    if (outcome.kind === 'sent') {
      form.current?.reset()
      need.say(need.isOn() ? 'emergency' : undefined)
      readWords()
      readExtras()
      setChoice(settings.choice ?? '')
      chosen.current = false
      attempt.current = undefined
      clearDraft(settings.kind)
      setStatus({
        kind: 'sent',
        answer: outcome.answer,
        values: checked.output,
        need: needOf(said, values.message),
        extras,
      })
      announce(notices[settings.sent], 'plain')
    } else if (outcome.kind === 'refused') {
      refuse(outcome.fields, values)
    } else {
      const failed = notices[settings.failed]
      console.error(failed.title, outcome.kind === 'failed' ? outcome.cause : 'offline')
      setStatus({ kind: 'failed', notice: notSent(outcome, words) })
      announce(failed, 'destructive')
    }
  }

  return {
    status,
    errors,
    choiceName,
    choice,
    choose,
    extras,
    /** Whether it is an emergency, by its sender's word. */
    emergency: need.said === 'emergency',
    offered: need.offered,
    say,
    /** What a link said beforehand; undefined until the script has read it. */
    presets,
    /** Whether the script runs. */
    ready,
    toast,
    closeToast: () => setToast(null),
    send,
    formEvents: {
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        void send()
      },
      /** The browser's own check found a field wrong, and sends nothing; it comes once for each such field. */
      onInvalidCapture(event: InvalidEvent<HTMLFormElement>) {
        const { wrong, values } = check()
        // The specified message has the first word; the browser says its own once nothing is missing.
        if (anyMissing(wrong, values)) event.preventDefault()
        const first = [...(form.current?.elements ?? [])].find((field) => field.matches(':invalid'))
        if (event.target === first) refuse(wrong, values)
      },
      onInput(event: InputEvent<HTMLFormElement>) {
        const { name, checked } = event.target as HTMLInputElement
        if (name === needControl) say(checked ? 'emergency' : 'no')
        if (name === 'message') readWords()
        // At once, not when the field is left: a line that appears then moves the button under the pointer.
        const wrong = extraErrors()
        setErrors(({ [name]: _mended, ...others }) => ({ ...others, ...wrong }))
        readExtras()
        keepDraft()
      },
    },
  }
}
