import { useEffect } from 'react'

/** Keeps the sheet of a phone within what its keyboard leaves free. */
export function useVisiblePart(search: HTMLDialogElement): void {
  useEffect(() => {
    const screen = window.visualViewport
    if (!screen) return
    const follow = () => {
      search.style.setProperty('--visible-height', `${screen.height}px`)
      search.style.setProperty('--visible-top', `${screen.offsetTop}px`)
    }
    follow()
    screen.addEventListener('resize', follow)
    screen.addEventListener('scroll', follow)
    return () => {
      screen.removeEventListener('resize', follow)
      screen.removeEventListener('scroll', follow)
    }
  }, [search])
}
