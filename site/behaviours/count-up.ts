/**
 * Counts each figure up once, when it comes into view: 125 steps of 16 ms. Under
 * reduced motion the final text, which the HTML holds, simply stays.
 */
import { formatReached } from '../ui/count-format.ts'
import { whenSeen } from './when-seen.ts'

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

whenSeen('[data-count-to]', countUp, 0.6)
