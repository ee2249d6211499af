/**
 * The header is white and opaque above 100 px of scroll, transparent at or below
 * 50 px, and keeps its state between the two, so that it does not flicker. A
 * page that loads between the two starts transparent.
 */
const opaqueAbove = 100
const transparentUpTo = 50

const header = document.querySelector<HTMLElement>('[data-site-header]')

function follow(): void {
  header?.toggleAttribute('data-moved', scrollY > 0)
  if (scrollY > opaqueAbove) header?.setAttribute('data-opaque', '')
  else if (scrollY <= transparentUpTo) header?.removeAttribute('data-opaque')
}

addEventListener('scroll', follow, { passive: true })
follow()

/** A pointer on its way across the bar opens nothing; one that slips off a list may come back. Milliseconds. */
const hoverOpens = 110
const hoverCloses = 280

const hovers = matchMedia('(hover: hover) and (pointer: fine)')

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-menu-button]')) {
  const list = button.popoverTargetElement as HTMLElement | null
  if (!list) continue
  button.ariaExpanded = 'false'
  list.addEventListener('toggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open')
  })
  // A choice that leads to a place on this very page leaves the list open otherwise.
  list.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) list.hidePopover()
  })
  const group = button.closest<HTMLElement>('[data-opens-on-hover]')
  if (group) openOnHover(group, button, list)
}

/** The pointer alone opens the group's list too; a click then keeps it open until the next one. */
function openOnHover(group: HTMLElement, button: HTMLElement, list: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let byHover = false
  const isOpen = () => list.matches(':popover-open')
  const soon = (act: () => void, after: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(act, after)
  }
  group.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !hovers.matches) return
    soon(() => {
      if (isOpen()) return
      byHover = true
      list.showPopover()
    }, hoverOpens)
  })
  group.addEventListener('pointerleave', () => {
    soon(() => {
      if (byHover && !group.contains(document.activeElement)) list.hidePopover()
    }, hoverCloses)
  })
  button.addEventListener('click', (event) => {
    clearTimeout(waiting)
    // Else the click that was meant to open the list would close it.
    if (byHover && isOpen()) event.preventDefault()
    byHover = false
  })
  list.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') byHover = false
  })
}

export {}
