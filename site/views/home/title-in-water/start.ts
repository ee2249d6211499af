/**
 * Lets the title sink half into the lagoon once the page rests, where there is room, light work and the wish for
 * motion; everywhere else it stands over the still picture, and the code is not fetched.
 */
import { savesData } from '../../../behaviours/saves-data.ts'

const fits = matchMedia(
  '(width > 1040px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)',
)

function sink(): void {
  if (!fits.matches || savesData()) return
  import('./sink-title.ts').then(
    ({ sinkTitle }) => sinkTitle(fits),
    // The still picture is whole without it.
    () => {},
  )
}

// Safari has no idle callback.
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(sink) : setTimeout(sink, 800)
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
