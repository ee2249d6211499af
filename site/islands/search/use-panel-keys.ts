import { useEffect } from 'react'

/** What the arrow keys move along: the field, then every result and button below it. */
const stops = '.search-bar input, .search-results :is(a, button)'

/** Arrow keys along the results, Enter in the field for the first of them, and a click beside the panel to close it. */
export function usePanelKeys(search: HTMLDialogElement, field: HTMLInputElement): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      const line = [...search.querySelectorAll<HTMLElement>(stops)]
      const at = line.indexOf(document.activeElement as HTMLElement)
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = line[at + (event.key === 'ArrowDown' ? 1 : -1)]
        event.preventDefault()
        next?.focus()
        next?.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 'Enter' && document.activeElement === field) {
        event.preventDefault()
        search.querySelector<HTMLElement>('.search-results section a')?.click()
      } else if (at > 0 && event.key.length === 1 && event.key !== ' ') {
        // Typing goes on in the field: the letter itself follows the focus there.
        field.focus()
      }
    }
    let pressedOn: EventTarget | null = null
    const onPointerDown = (event: PointerEvent) => {
      pressedOn = event.target
    }
    const onClick = (event: MouseEvent) => {
      // Text selected inside and released beside it makes a click on the dialog as well.
      if (event.target === search && pressedOn === search) search.close()
      // A result on this very page would stay behind the panel.
      const link = (event.target as Element).closest('a')
      if (link && !event.ctrlKey && !event.metaKey && link.pathname === location.pathname)
        search.close()
    }
    search.addEventListener('keydown', onKeyDown)
    search.addEventListener('pointerdown', onPointerDown)
    search.addEventListener('click', onClick)
    return () => {
      search.removeEventListener('keydown', onKeyDown)
      search.removeEventListener('pointerdown', onPointerDown)
      search.removeEventListener('click', onClick)
    }
  }, [search, field])
}
