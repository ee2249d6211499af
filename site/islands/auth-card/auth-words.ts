import type { WayBack } from '../../ui/way-back.ts'

/** What a button says, at rest and while its work runs. */
type Submit = { label: string; busy: string }

/** A form in place of the tabs. */
type StepWords = { title: string; text: string }

/** A new password, typed twice. */
type ChosenWords = { password: string; again: string }

/** What the card says; what the server answers and what follows it stand in `contract/words/`. */
export type AuthWords = {
  title: string
  tabs: { label: string; signIn: string; signUp: string }
  toasts: { region: string; close: string }
  /** Why one is asked to sign in, on the way to the team's page. */
  why: Record<WayBack['why'], string>
  /** Where the browser stores nothing. */
  noSession: string
  email: string
  known: { password: string }
  chosen: { hint: string }
  toggle: { show: string; hide: string; showPassword: string; hidePassword: string }
  forgotten: string
  back: string
  signIn: Submit
  signUp: Submit & ChosenWords
  code: StepWords & { field: string; hint: string; passkey: string }
  confirm: StepWords & Submit
  forgot: StepWords & Submit
  reset: StepWords & Submit & ChosenWords & { newLink: string }
  mailbox: { busy: string; other: string }
}
