/**
 * Keeps the heading of a row where it was tapped: when another row above closes, the page would move up under the
 * finger. A key press on a heading is a click too.
 */
for (const heading of document.querySelectorAll<HTMLElement>('details[name] > summary')) {
  heading.addEventListener('click', () => {
    const before = heading.getBoundingClientRect().top
    // The browser's own anchoring would move the page a second time.
    document.documentElement.style.overflowAnchor = 'none'
    // After the rows have opened and closed, before they are painted.
    requestAnimationFrame(() => {
      scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' })
      requestAnimationFrame(() => {
        document.documentElement.style.overflowAnchor = ''
      })
    })
  })
}

export {}
