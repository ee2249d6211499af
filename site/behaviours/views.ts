/**
 * An address inside a view brings on that view; `?view=` itself is read before the first
 * paint. The links lose the place that serves visitors without script: for all others a
 * view is the whole page.
 */
const { dataset } = document.documentElement
const links = document.querySelectorAll<HTMLAnchorElement>('[data-view-link]')
const target = document.getElementById(location.hash.slice(1))

for (const { hash, dataset: link } of links) {
  if (target && document.querySelector(hash)?.contains(target)) dataset.view = link.viewLink
}
for (const link of links) {
  link.hash = ''
  link.ariaCurrent = String(link.dataset.viewLink === dataset.view)
}

export {}
