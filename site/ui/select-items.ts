/** One choice of a select. */
export type SelectItem = { value: string; label: string }

/**
 * The items of a select as they are. Throws where one has an empty value: a form could not tell it from
 * nothing chosen, which is what the placeholder stands for.
 */
export function selectItems(items: readonly SelectItem[]): readonly SelectItem[] {
  const nameless = items.find(({ value }) => value === '')
  if (nameless) throw new Error(`The item "${nameless.label}" of a select has an empty value`)
  return items
}
