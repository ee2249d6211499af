import { markPaths } from './mark-paths.ts'

/** Our mark: a drop drawn as three contour lines. Decorative beside the name. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 34 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {markPaths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
