/**
 * Tells a rail which of its entries lies on the middle of the window: its drawing follows. It begins with the first;
 * without script the drawing is complete.
 */
const rails = document.querySelectorAll<HTMLElement>('[data-rail]')

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      const rail = target.closest<HTMLElement>('[data-rail]')
      // Passed before this script ran: a page that is reloaded further down.
      const passed = boundingClientRect.bottom < innerHeight / 2
      if (rail && (isIntersecting || passed))
        rail.dataset.rail = (target as HTMLElement).dataset.entry
    }
  },
  { rootMargin: '-50% 0px' },
)

for (const rail of rails) {
  rail.dataset.rail = '1'
  for (const entry of rail.querySelectorAll('[data-entry]')) watcher.observe(entry)
}

export {}
