/**
 * An address inside a view brings on that view; `?view=` itself is read before the first
 * paint. The links lose the place that serves visitors without script: for all others a
 * view is the whole page.
 */
const { dataset } = document.documentElement
const links = document.querySelectorAll<HTMLAnchorElement>('[data-view-link]')

function bringOn(): void {
  const target = document.getElementById(location.hash.slice(1))
  const shown = target?.closest<HTMLElement>('[data-in-view]')?.dataset.inView
  if (shown) dataset.view = shown
  for (const link of links) {
    link.hash = ''
    link.ariaCurrent = `${link.dataset.viewLink === dataset.view}`
  }
}

bringOn()
// Ahead of the dialogs: one opened in a view that is not shown would only lock the page.
addEventListener('popstate', bringOn, true)

export {}
