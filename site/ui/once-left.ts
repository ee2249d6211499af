/**
 * Acts at once, or, while a native list of choices may stand open, as soon as it closes: replacing the control
 * or its options under the visitor's finger would close it.
 *
 * @returns what calls the waiting off.
 */
export function onceLeft(control: HTMLSelectElement, act: () => void): () => void {
  if (document.activeElement !== control || !mayStandOpen(control)) {
    act()
    return () => undefined
  }
  const waiting = new AbortController()
  const leave = () => {
    waiting.abort()
    act()
  }
  control.addEventListener('change', leave, { signal: waiting.signal })
  control.addEventListener('blur', leave, { signal: waiting.signal })
  return () => waiting.abort()
}

function mayStandOpen(control: HTMLSelectElement): boolean {
  if (CSS.supports('selector(:open)')) return control.matches(':open')
  return matchMedia('(pointer: coarse)').matches
}
