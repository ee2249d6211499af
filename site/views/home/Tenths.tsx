import './Tenths.css'

/** A bar of ten equal parts, the first `filled` of them in lava, in parts too. Decorative beside the figure it draws. */
export function Tenths({ filled }: { filled: number }) {
  return (
    <div className="tenths" aria-hidden="true">
      {Array.from({ length: 10 }, (_, part) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: ten equal parts have no other name.
          key={part}
          style={{ '--filled': Math.min(1, Math.max(0, filled - part)) }}
        />
      ))}
    </div>
  )
}
