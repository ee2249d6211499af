/**
 * A dialog's address (`#id`) opens it, and leaving the address closes it: so Back
 * closes it, Forward opens it, and a link can point at it. Closing it by Escape, by
 * its control or by a click beside it leaves the address again.
 */
let openedHere = false
let opener: HTMLElement | null = null

function dialogAt(hash: string): HTMLDialogElement | null {
  const target = document.getElementById(hash.slice(1))
  return target?.matches('[data-dialog]') ? (target as HTMLDialogElement) : null
}

function follow(): void {
  const wanted = dialogAt(location.hash)
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) {
    if (open !== wanted) open.close()
  }
  if (wanted && !wanted.open) wanted.showModal()
}

function leave(): void {
  if (!dialogAt(location.hash)) return
  // Opened by a link of this page: the entry before it is this page without the dialog.
  if (openedHere) history.back()
  else history.replaceState(null, '', location.pathname + location.search)
  openedHere = false
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog]')) {
  dialog.addEventListener('close', leave)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]')
  if (!link) return
  // Following the link would move focus to the dialog's place; so it could not return.
  event.preventDefault()
  history.pushState(null, '', link.hash)
  openedHere = true
  opener = link
  follow()
})
// The openers say they are buttons, so the space bar presses them.
document.addEventListener('keydown', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]')
  if (!link || event.key !== ' ') return
  event.preventDefault()
  link.click()
})
addEventListener('popstate', () => {
  follow()
  if (dialogAt(location.hash)) return
  // Back at an address such as `#sheet`, the browser moves focus to that place after this.
  const last = opener
  opener = null
  setTimeout(() => last?.focus({ preventScroll: true }))
})
// When every behaviour of the page has run: tabs and views bring on what holds the dialog.
queueMicrotask(follow)

export {}
