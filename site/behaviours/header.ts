/**
 * The header is white and opaque above 100 px of scroll, transparent at or below
 * 50 px, and keeps its state between the two, so that it does not flicker. A
 * page that loads between the two starts transparent.
 */
const opaqueAbove = 100
const transparentUpTo = 50

const header = document.querySelector<HTMLElement>('[data-site-header]')

function follow(): void {
  if (scrollY > opaqueAbove) header?.setAttribute('data-opaque', '')
  else if (scrollY <= transparentUpTo) header?.removeAttribute('data-opaque')
}

addEventListener('scroll', follow, { passive: true })
follow()

/** A pointer on its way across the bar opens nothing; one that slips off a list may come back. Milliseconds. */
const hoverOpens = 110
const hoverCloses = 280

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-menu-button]')) {
  const list = button.popoverTargetElement as HTMLElement
  let open = false
  /** By the pointer alone, so that its leaving closes the list; a click keeps it open until the next one. */
  let byHover = false
  let waiting = 0
  button.ariaExpanded = 'false'
  list.addEventListener('toggle', (event) => {
    open = (event as ToggleEvent).newState === 'open'
    button.ariaExpanded = String(open)
    byHover &&= open
  })
  // A choice that leads to a place on this very page leaves the list open otherwise.
  list.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) list.hidePopover()
  })
  button.addEventListener('click', (event) => {
    clearTimeout(waiting)
    // Else the click that was meant to open the list would close it.
    if (byHover) event.preventDefault()
    byHover = false
  })
  const onHover = (type: 'pointerenter' | 'pointerleave', after: number, act: () => void) =>
    button.closest('[data-opens-on-hover]')?.addEventListener(type, (event) => {
      clearTimeout(waiting)
      if ((event as PointerEvent).pointerType === 'mouse') waiting = window.setTimeout(act, after)
    })
  onHover('pointerenter', hoverOpens, () => {
    if (open) return
    byHover = true
    list.showPopover()
  })
  onHover('pointerleave', hoverCloses, () => {
    if (byHover && !list.contains(document.activeElement)) list.hidePopover()
  })
}

export {}
