import { useCallback, useEffect, useState } from 'react'
import type { SearchIndex } from '../../../contract/search-index.ts'
import { type Found, searchOver } from './find.ts'

export type LoadedIndex = { index: SearchIndex; find: (query: string) => Found }

/**
 * The index, fetched and read once. While it is not there, the dialog's own message says whether it failed; its
 * button asks again.
 */
export function useIndex(search: HTMLDialogElement): LoadedIndex | undefined {
  const [loaded, setLoaded] = useState<LoadedIndex>()

  const load = useCallback(async () => {
    const failed = search.querySelector<HTMLElement>(':scope > p')
    if (failed) failed.hidden = true
    try {
      const answer = await fetch(search.dataset.index ?? '')
      if (!answer.ok) throw new Error(`The index of the search: ${answer.status}`)
      const index = (await answer.json()) as SearchIndex
      const find = await searchOver(index)
      setLoaded({ index, find })
    } catch {
      if (failed) failed.hidden = false
    }
  }, [search])

  useEffect(() => {
    const again = search.querySelector(':scope > p > button')
    again?.addEventListener('click', load)
    void load()
    return () => again?.removeEventListener('click', load)
  }, [search, load])

  return loaded
}
