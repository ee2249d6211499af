/**
 * A dialog's address (`#id`) opens it, and leaving the address closes it: so Back
 * closes it, Forward opens it, and a link can point at it. Closing it by Escape, by
 * its control or by a click beside it leaves the address again.
 */
let openedHere = false

function dialogAt(hash: string): HTMLDialogElement | null {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  return target instanceof HTMLDialogElement && target.hasAttribute('data-dialog') ? target : null
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
  const opener = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]')
  if (!opener) return
  // Following the link would move focus to the dialog's place; so it could not return.
  event.preventDefault()
  history.pushState(null, '', opener.hash)
  openedHere = true
  follow()
})
// The openers say they are buttons, so the space bar presses them.
document.addEventListener('keydown', (event) => {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]')
  if (!opener || event.key !== ' ') return
  event.preventDefault()
  opener.click()
})
addEventListener('popstate', follow)
follow()

export {}
