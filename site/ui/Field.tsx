import type { ReactNode } from 'react'
import './Field.css'
import { Icon } from './Icon.tsx'
import { unbroken } from './unbroken.ts'

export type FieldWords = {
  /** Key of the value in the form's data, and the field's id. */
  name: string
  label: string
  hint?: string
  /** Says `*`; the specified toast replaces the browser's own bubble, so `required` is not set. */
  required?: boolean
  /** What a field that may stay empty says; left out where its group says so for all its fields. */
  optional?: string | undefined
  error?: string
}

/** Ids that tie a control to its hint and its error, for `aria-describedby`. */
export function describedBy({ name, hint, error }: FieldWords): string | undefined {
  return [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
}

/** Label above, hint below it, control, and what is wrong with the value. */
export function Field({ children, ...field }: FieldWords & { children: ReactNode }) {
  const { name, label, hint, required, optional, error } = field
  return (
    <div className="field" data-wrong={error ? '' : undefined}>
      <label htmlFor={name} id={`${name}-label`}>
        {label}
        {required && <em aria-hidden="true">*</em>}
        {!required && optional && <span>{optional}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {unbroken(hint)}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </div>
  )
}

/** What is wrong with the value of the field of this name, if anything. */
export function FieldError({ name, error }: Pick<FieldWords, 'name' | 'error'>) {
  if (!error) return null
  return (
    <p className="field-error" id={`${name}-error`}>
      <Icon name="circle-alert" size={17} />
      {error}
    </p>
  )
}
