/**
 * Lets the title sink half into the lagoon once the page rests, where there is room, light work and the wish for
 * motion; everywhere else it stands over the still picture, and the code is not fetched.
 */
import { savesData } from '../../../behaviours/saves-data.ts'
// Built by itself and loaded by its name: for an import that it knows of, a bundler would add a loader to the page.
import script from './sink-title.ts?worker&url'

const fits = matchMedia('(width > 1040px) and (prefers-reduced-motion: no-preference)')

function sink(): void {
  // The still picture is whole without it.
  if (fits.matches && !savesData()) import(/* @vite-ignore */ script).catch(() => {})
}

// Safari has no idle callback. A module always runs before its page has loaded.
const whenIdle: (act: () => void) => unknown = window.requestIdleCallback ?? setTimeout
addEventListener('load', () => whenIdle(sink))
