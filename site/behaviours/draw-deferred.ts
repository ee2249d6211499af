/**
 * Lays out the drawings below the first screen one by one once the page has loaded (`build/defer-drawings.ts`), so
 * that the next scroll finds them ready. Nobody waits for it: what comes near is drawn without it too.
 */

/** A browser that has no rest for so long draws all the others at once, ms. */
const longestWait = 200

const deferred = document.querySelectorAll('[data-deferred]')
let drawn = 0

function draw(drawing: Element | undefined): void {
  drawing?.removeAttribute('data-deferred')
  drawn += 1
}

function drawNext(rest?: IdleDeadline): void {
  draw(deferred[drawn])
  // Its layout belongs to this rest of the browser, not to the next frame.
  document.body.getBoundingClientRect()
  // Browsers that tell of no rests draw all at once too.
  if (rest && !rest.didTimeout) waitForRest()
  else while (drawn < deferred.length) draw(deferred[drawn])
}

function waitForRest(): void {
  if (drawn >= deferred.length) return
  if ('requestIdleCallback' in window) requestIdleCallback(drawNext, { timeout: longestWait })
  else setTimeout(drawNext)
}

if (document.readyState === 'complete') waitForRest()
else addEventListener('load', waitForRest)
