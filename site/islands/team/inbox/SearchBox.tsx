import { type Ref, useEffect, useRef, useState } from 'react'
import { leadFilterLimits } from '../../../../contract/lead-filters.ts'

/** Milliseconds of rest after which what was typed is searched for. */
const rest = 250

type SearchBoxProps = {
  value: string
  onSearch: (text: string) => void
  ref: Ref<HTMLInputElement>
}

/** Searches all fields of the messages while one types. */
export function SearchBox({ value, onSearch, ref }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)

  // Back, or a cleared filter, says something else than was typed.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setTyped(value)
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each pause in typing searches once.
  useEffect(() => {
    const text = typed.trim()
    if (text === reported.current) return
    const waiting = setTimeout(() => {
      reported.current = text
      onSearch(text)
    }, rest)
    return () => clearTimeout(waiting)
  }, [typed])

  return (
    <label className="inbox-search">
      <span className="sr-only">Search</span>
      <input
        ref={ref}
        type="search"
        value={typed}
        maxLength={leadFilterLimits.search}
        placeholder="Name, organisation, words, reference"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </label>
  )
}
