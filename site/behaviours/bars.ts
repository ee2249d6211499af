/**
 * Bars grow by 2 points every 50 ms up to their share, once they come into view. Under
 * reduced motion, and without script, they stand at their share, which the HTML holds.
 */
const points = 2
const interval = 50

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    const share = Number(bar.dataset.bar)
    let reached = 0
    const show = () => bar.style.setProperty('--share', `${reached}%`)
    show()
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      const timer = setInterval(() => {
        reached = Math.min(reached + points, share)
        show()
        if (reached === share) clearInterval(timer)
      }, interval)
    })
    watcher.observe(bar)
  }
}

export {}
