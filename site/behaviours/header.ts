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

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-menu-button]')) {
  const list = button.popoverTargetElement as HTMLElement | null
  button.ariaExpanded = 'false'
  list?.addEventListener('toggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open')
  })
  // A choice that leads to a place on this very page leaves the list open otherwise.
  list?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) list.hidePopover()
  })
}

export {}
