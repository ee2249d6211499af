/** Whether the visitor asked for less motion. */
export const still = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Does something to each element once, when `threshold` of it (0 to 1) has come into view. Under reduced
 * motion nothing is done; returns the elements that wait.
 */
export function whenSeen(
  selector: string,
  act: (element: HTMLElement) => void,
  threshold = 0,
): Iterable<HTMLElement> {
  if (still.matches) return []
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        watcher.unobserve(target)
        act(target as HTMLElement)
      }
    },
    { threshold },
  )
  const waiting = document.querySelectorAll<HTMLElement>(selector)
  for (const element of waiting) watcher.observe(element)
  return waiting
}
