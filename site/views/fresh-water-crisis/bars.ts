/**
 * Bars grow by 2 points every 50 ms up to their share, once they come into view. Under
 * reduced motion, without script and on paper, they stand at their share, which the HTML holds.
 */
import { whenSeen } from '../../behaviours/when-seen.ts'

const points = 2
const interval = 50

function grow(bar: HTMLElement): void {
  const share = Number(bar.dataset.bar)
  let reached = 0
  const timer = setInterval(() => {
    reached = Math.min(reached + points, share)
    bar.style.setProperty('--reached', `${reached}%`)
    if (reached === share) clearInterval(timer)
  }, interval)
}

for (const bar of whenSeen('[data-bar]', grow)) bar.style.setProperty('--reached', '0%')
