import { takeWelcome } from '../ui/welcome-notice.ts'

/** Shows on the first page after a sign-in what the sign-in has to say. */
const place = document.querySelector('[data-welcome]')
const words = place?.querySelector<HTMLTemplateElement>(
  `[data-welcome-notice="${takeWelcome() ?? ''}"]`,
)

if (place && words) {
  const toast = document.importNode(words.content, true).firstElementChild
  const seconds = Number(words.dataset.seconds)
  // A screen reader hears of what is added to the page once it stands.
  setTimeout(() => toast && place.append(toast), 100)
  if (seconds) setTimeout(() => toast?.remove(), seconds * 1000)
  toast?.querySelector('button')?.addEventListener('click', () => toast.remove())
}
