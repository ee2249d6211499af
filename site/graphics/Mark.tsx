/** The company's mark: a drop drawn as three contour lines. Decorative beside the name. */
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
      <path d="M17 2.5C17 2.5 6 13.4 6 21a11 11 0 0 0 22 0C28 13.4 17 2.5 17 2.5Z" />
      <path d="M17 10.2c0 0-6.4 6.6-6.4 11.3a6.4 6.4 0 0 0 12.8 0C23.4 16.8 17 10.2 17 10.2Z" />
      <path d="M17 17.2c0 0-2.6 2.8-2.6 4.8a2.6 2.6 0 0 0 5.2 0c0-2-2.6-4.8-2.6-4.8Z" />
    </svg>
  )
}
