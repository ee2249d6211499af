/**
 * A dialog's address (`#id`) opens it, and leaving the address closes it: so Back
 * closes it, Forward opens it, and a link can point at it. Closing it by Escape, by
 * its control or by a click beside it leaves the address again.
 */
let openedHere = false
let opener: HTMLElement | null = null
let pressed: EventTarget | null = null

const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[id]')]
const wanted = () => dialogs.find((dialog) => location.hash === `#${dialog.id}`)
const openerAt = (event: Event) =>
  (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]')

function follow(): void {
  const next = wanted()
  for (const dialog of dialogs) if (dialog !== next) dialog.close()
  if (!next?.open) next?.showModal()
}

// A close does not bubble; and where the address is another dialog's by now, it stays.
addEventListener(
  'close',
  (event) => {
    if (event.target !== wanted()) return
    // Opened by a link of this page: the entry before it is this page without the dialog.
    if (openedHere) history.back()
    else history.replaceState(null, '', location.href.split('#')[0])
    openedHere = false
  },
  true,
)
addEventListener('pointerdown', (event) => {
  pressed = event.target
})
addEventListener('click', (event) => {
  // Text selected inside and released beside it makes a click on the dialog as well.
  if (event.target === pressed && pressed === wanted()) wanted()?.close()
  const link = openerAt(event)
  if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  // Following the link would move focus to the dialog's place; so it could not return.
  event.preventDefault()
  history.pushState(null, '', link.hash)
  openedHere = true
  opener = link
  follow()
})
// The openers say they are buttons, so the space bar presses them.
addEventListener('keydown', (event) => {
  const link = openerAt(event)
  if (!link || event.key !== ' ') return
  event.preventDefault()
  link.click()
})
addEventListener('popstate', () => {
  follow()
  if (wanted()) return
  // Back at an address such as `#sheet`, the browser moves focus to that place after this.
  setTimeout(() => {
    opener?.focus({ preventScroll: true })
    opener = null
  })
})
// When every behaviour of the page has run: tabs and views bring on what holds the dialog.
queueMicrotask(follow)

export {}
