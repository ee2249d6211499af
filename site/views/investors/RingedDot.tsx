import { side } from './area-scale.ts'
import './nested.css'

/** A square so small on the scale of its neighbours that only its ring is seen. */
export function RingedDot({ billions, largest }: { billions: number; largest: number }) {
  const size = side(billions, largest)
  return (
    <>
      <circle className="nested-ring" r="21" />
      <path className="nested-aim" d="M-21 0h-7M21 0h7M0-21v-7M0 21v7" />
      <rect className="nested-dot" x={-size / 2} y={-size / 2} width={size} height={size} />
    </>
  )
}
