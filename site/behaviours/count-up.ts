/**
 * Counts each figure up once, when it comes into view: 125 steps of 16 ms. Under
 * reduced motion the final text, which the HTML holds, simply stays.
 */
import { formatReached } from '../ui/count-format.ts'

const steps = 125
const interval = 16

function countUp(element: HTMLElement): void {
  const { countTo, countPrefix, countSuffix } = element.dataset
  const count = { value: Number(countTo), prefix: countPrefix, suffix: countSuffix }
  // Its own width while it counts, so that nothing beside it moves.
  element.style.display = 'inline-block'
  element.style.minWidth = `${element.offsetWidth}px`
  const whole = element.textContent
  let step = 0
  const timer = setInterval(() => {
    step += 1
    element.textContent = formatReached(count, (count.value * step) / steps)
    if (step < steps) return
    element.textContent = whole
    clearInterval(timer)
  }, interval)
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        watcher.unobserve(target)
        countUp(target as HTMLElement)
      }
    },
    { threshold: 0.6 },
  )
  for (const element of document.querySelectorAll('[data-count-to]')) watcher.observe(element)
}
