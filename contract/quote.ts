/**
 * What a visitor asks a quote for. It stands beside the message, never in its payload: as readable
 * lines inside the message (`quote-words.ts`), and structured with the lead's context. Every part is
 * optional; whatever is unknown or malformed counts as not said, and no lead is refused for it.
 */
import * as v from 'valibot'
import { withoutUnseen } from './plain-text.ts'

export const quoteFormats = ['flexitank', 'small-box', 'large-box', 'tanker', 'rail'] as const

/** The two ranges of pH that the water comes in. */
export const phRanges = ['mild', 'alkaline'] as const

export type QuoteFormat = (typeof quoteFormats)[number]
export type PhRange = (typeof phRanges)[number]

/** What stands in place of a month when it is still open. */
export const openMonth = 'open'

export const quoteLimits = {
  /** A town's supply for years: a number above it is a slip. */
  containers: 9_999,
  /** UTF-16 code units. */
  place: 120,
  wishes: 300,
  /** The address of a plan, its parameters alone. */
  plan: 240,
  /** Room that the longest quote takes in a message, beside the words of its visitor. */
  lines: 980,
} as const

/** Said of a number of containers that is no whole one, or beyond what we can ship. */
export const wrongContainers = `Use a whole number, at most ${quoteLimits.containers.toLocaleString('en')}.`

/** What the form's fields are called: in the document, in a form post and in a draft. */
export const quoteFields = {
  format: 'quote_format',
  containers: 'quote_containers',
  place: 'quote_place',
  month: 'quote_month',
  ph: 'quote_ph',
  wishes: 'quote_wishes',
  plan: 'quote_plan',
} as const satisfies Record<keyof Quote, string>

export type Quote = {
  format?: QuoteFormat
  /** Containers of the volume asked for, whatever it travels in. */
  containers?: number
  /** Port or place of delivery. */
  place?: string
  /** `2027-03`, or `open`. */
  month?: string
  ph?: PhRange
  wishes?: string
  /** The plan it came from, as `plan-address.ts` writes it: `for=relief&people=8000&litres=15`. */
  plan?: string
}

/** One line of plain text, cut to its limit. */
function oneLine(longest: number) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      withoutUnseen(text)
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim()
        .slice(0, longest)
        .toWellFormed(),
    ),
    v.nonEmpty(),
  )
}

function unlessWrong<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(schema), undefined)
}

const quote = v.object({
  format: unlessWrong(v.picklist(quoteFormats)),
  containers: unlessWrong(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(quoteLimits.containers)),
  ),
  place: unlessWrong(oneLine(quoteLimits.place)),
  month: unlessWrong(
    v.union([v.literal(openMonth), v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))]),
  ),
  ph: unlessWrong(v.picklist(phRanges)),
  wishes: unlessWrong(oneLine(quoteLimits.wishes)),
  plan: unlessWrong(
    v.pipe(
      v.string(),
      v.maxLength(quoteLimits.plan),
      v.regex(/^[a-z]+=[\w.%+-]+(?:&[a-z]+=[\w.%+-]+)*$/),
    ),
  ),
})

/** A quote as far as it is known, from whatever was sent or stored; undefined when nothing is said. */
export function readQuote(input: unknown): Quote | undefined {
  const read = v.safeParse(quote, input)
  if (!read.success) return undefined
  const said = Object.entries(read.output).filter(([, value]) => value !== undefined)
  return said.length > 0 ? (Object.fromEntries(said) as Quote) : undefined
}

/**
 * The quote in the fields of a form. `field` gives the value of a field by its name, `now` is epoch
 * milliseconds: a page without script names months only, and each means the next one of its name.
 */
export function quoteInForm(
  field: (name: string) => string | null | undefined,
  now: number,
): Quote | undefined {
  const text = (key: keyof Quote) => field(quoteFields[key]) || undefined
  const containers = text('containers')
  const month = text('month')
  return readQuote({
    format: text('format'),
    containers: containers && Number(containers),
    place: text('place'),
    month: month && month !== openMonth ? nextMonth(month, now) : month,
    ph: text('ph'),
    wishes: text('wishes'),
    plan: text('plan'),
  })
}

/** A quote as the controls of its form take it, by the names of their fields. */
export function quoteControls(quote: Quote): Record<string, string> {
  return Object.fromEntries(
    Object.entries(quote).map(([key, value]) => [
      quoteFields[key as keyof Quote],
      // The form knows months of the next year alone; a later one stays in the plan.
      key === 'month' ? String(value).slice(5) : String(value),
    ]),
  )
}

/** `03` as the next March from now on, epoch milliseconds: `2027-03`. */
export function nextMonth(month: string, now: number): string {
  const today = new Date(now)
  const year = today.getUTCFullYear() + (Number(month) < today.getUTCMonth() + 1 ? 1 : 0)
  return `${year}-${month}`
}

/** The months to choose from, this one first: `03` and its year. */
export function nextMonths(now: number): readonly { month: string; year: number }[] {
  const today = new Date(now)
  return Array.from({ length: 12 }, (_, ahead) => {
    const at = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead))
    return { month: String(at.getUTCMonth() + 1).padStart(2, '0'), year: at.getUTCFullYear() }
  })
}
