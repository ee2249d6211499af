import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** px across a page of paper, at the size of its letters. */
const paper = 640

/** The width of an element in px, kept up to date; on paper that of the sheet. Undefined before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return
    const measure = () => setWidth(Math.round(frame.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    // Paper is laid out before the next frame would come.
    const print = () => flushSync(() => setWidth(paper))
    addEventListener('beforeprint', print)
    addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', measure)
    }
  }, [element])
  return width
}
