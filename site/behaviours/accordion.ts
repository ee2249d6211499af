/**
 * Keeps the heading of a row where it was tapped: when another row above closes, the page would move up under the
 * finger. A key press on a heading is a click too.
 */
const page = document.documentElement

for (const heading of document.querySelectorAll<HTMLElement>('details[name] > summary')) {
  heading.addEventListener('click', (event) => {
    const row = heading.parentElement as HTMLDetailsElement
    const before = heading.getBoundingClientRect().top
    event.preventDefault()
    // The browser's own anchoring would move the page a second time.
    page.style.overflowAnchor = 'none'
    // Opened here, so that the page is moved back before anything is painted.
    row.open = !row.open
    scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        page.style.overflowAnchor = ''
      }),
    )
  })
}

export {}
