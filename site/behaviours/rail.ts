/** Tells a rail which of its entries lies on the middle of the window: its drawing follows. */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const rail = target.closest<HTMLElement>('[data-rail]')
      if (isIntersecting && rail) rail.dataset.rail = (target as HTMLElement).dataset.entry
    }
  },
  { rootMargin: '-50% 0px' },
)
for (const entry of document.querySelectorAll('[data-entry]')) watcher.observe(entry)

export {}
