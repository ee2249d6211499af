import { type ReactNode, useEffect, useRef } from 'react'

/** A form in place of the tabs. Its heading takes focus, so that nobody is left on a button that is gone. */
export function Step({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="auth-step">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
