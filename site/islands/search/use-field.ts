import { useCallback, useEffect, useSyncExternalStore } from 'react'

/** Written into the address once the typing rests: browsers refuse more than a few such changes a second. Milliseconds. */
const rest = 300

/** What stands in the field, which is older than React; kept in the address while the search is open. */
export function useField(search: HTMLDialogElement, field: HTMLInputElement): string {
  const query = useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        field.addEventListener('input', changed)
        addEventListener('hashchange', changed)
        return () => {
          field.removeEventListener('input', changed)
          removeEventListener('hashchange', changed)
        }
      },
      [field],
    ),
    () => field.value,
  )

  useEffect(() => {
    const waiting = setTimeout(() => {
      if (!search.open) return
      const words = encodeURIComponent(query)
      if (query.trim() || isSearch()) history.replaceState(history.state, '', `#search=${words}`)
    }, rest)
    return () => clearTimeout(waiting)
  }, [search, query])

  useEffect(() => {
    const leave = () => {
      if (isSearch()) history.replaceState(history.state, '', location.pathname + location.search)
    }
    search.addEventListener('close', leave)
    return () => search.removeEventListener('close', leave)
  }, [search])

  return query
}

const isSearch = () => location.hash.startsWith('#search')
