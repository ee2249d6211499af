import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { nextMonth } from '../../../contract/months.ts'
import { type PlanField, planFields, readPlan, writePlan } from '../../../contract/plan-address.ts'
import { planErrorInWords } from '../../../contract/plan-words.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import { onceLeft } from '../../ui/once-left.ts'
import { examplePlan } from './example-plan.ts'
import { type Months, monthsFrom } from './month-options.ts'
import { fillControls, typedIn } from './plan-controls.ts'
import { usePlanAddress } from './use-plan-address.ts'

const exampleAddress = writePlan(examplePlan).toString()

/** What the form holds, read as a plan after every change, and kept in the page's address. */
export function usePlan(
  form: RefObject<HTMLFormElement | null>,
  monthControl: RefObject<HTMLSelectElement | null>,
  said: PlanWords,
) {
  /** As an address has it; undefined until the script has read the form. */
  const [typed, setTyped] = useState<string>()
  const [port, setPort] = useState<string>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [months, setMonths] = useState<Months>()
  const monthBefore = useRef('')

  const query = useMemo(() => {
    if (typed === undefined) return undefined
    const fields = new URLSearchParams(typed)
    if (port) fields.set(planFields.port, port)
    return fields
  }, [typed, port])
  const read = useMemo(() => query && readPlan(query, said.language), [query, said])
  const input = read?.ok ? read.input : undefined
  const address = input && writePlan(input).toString()

  // The months of this year and the next are known only here: a built page does not know when it is read.
  useLayoutEffect(() => {
    const control = monthControl.current
    if (!control) return
    return onceLeft(control, () => {
      const parameters = new URLSearchParams(location.search)
      monthBefore.current = control.value ? nextMonth(control.value, Date.now()) : ''
      setMonths(monthsFrom(Date.now(), parameters.get(planFields.month), said.language))
    })
  }, [monthControl, said])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the months are there, the form is read once.
  useLayoutEffect(() => {
    if (!months || !form.current) return
    if (monthBefore.current && monthControl.current) {
      monthControl.current.value = monthBefore.current
    }
    openAddress('typed first')
  }, [months])

  /** Takes the plan of the address; what was typed before the script ran may win over it. */
  function openAddress(order: 'typed first' | 'address first'): void {
    if (!form.current) return
    const parameters = new URLSearchParams(location.search)
    fillControls(form.current, parameters, order)
    setPort(parameters.get(planFields.port) ?? undefined)
    setTyped(typedIn(form.current))
  }

  const example = address === exampleAddress
  usePlanAddress(typed === undefined ? undefined : (address ?? ''), example)

  useEffect(() => {
    const reopen = () => {
      if (location.search) openAddress('address first')
    }
    addEventListener('popstate', reopen)
    return () => removeEventListener('popstate', reopen)
  })

  const wrong = read && !read.ok ? read.errors : {}
  const errors = Object.fromEntries(
    Object.entries(wrong)
      .filter(([field]) => left.has(planFields[field as PlanField]))
      .map(([field, error]) => [field, planErrorInWords(error, said)]),
  )
  return {
    // Until the script has read the form, it holds the example.
    input: typed === undefined ? examplePlan : input,
    address: typed === undefined ? exampleAddress : address,
    example: typed === undefined || example,
    months,
    port,
    setPort,
    errors,
    /** Whether a field that was filled cannot be read; an empty need is no mistake yet. */
    wrong: Object.keys(wrong).some((field) => query?.get(planFields[field as PlanField])?.trim()),
    ready: typed !== undefined,
    litresADay: query?.get(planFields.litresADay) ?? '',
    change: () => form.current && setTyped(typedIn(form.current)),
    leave(field: string) {
      if (query?.get(field)) setLeft((fields) => new Set([...fields, field]))
    },
    /** Names every mistake; returns the first field that holds one. */
    check(): string | undefined {
      const fields = Object.keys(wrong).map((field) => planFields[field as PlanField])
      setLeft(new Set(fields))
      return fields[0]
    },
  }
}
