import { Drawing } from '../Drawing.tsx'

const width = 492
const part = (width - 1) / 10

/** One tenth of a whole, filled. */
export function TenthBar({ title, description }: { title: string; description: string }) {
  return (
    <Drawing id="tenth" width={width} height={22} title={title} description={description}>
      <rect x="0.5" y="0.5" width={part} height="20" fill="var(--color-lava-text)" />
      <path
        d={`M0.5 0.5H${width - 0.5}V20.5H0.5z${Array.from({ length: 9 }, (_, at) => `M${0.5 + (at + 1) * part} 0.5v20`).join('')}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.8"
      />
    </Drawing>
  )
}
