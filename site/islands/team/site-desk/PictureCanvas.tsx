import { useEffect, useRef } from 'react'
import { type Seen, useBitmap } from './use-pictures.ts'

type PictureCanvasProps = {
  seen: Seen
  /** What is drawn, read aloud. */
  label: string
  /** The part that is shown, in pixels of a picture so wide; the whole where it is left out. */
  cut?: { left: number; top: number; width: number; height: number; of: number }
}

/** Pixels across of what is drawn; its frame on the page is narrower. */
const drawn = 640

/** A picture, or a part of it, drawn rather than linked: what is in draft has no address. */
export function PictureCanvas({ seen, label, cut }: PictureCanvasProps) {
  const { data: bitmap, error } = useBitmap(seen)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { left = 0, top = 0, width, height, of } = cut ?? {}

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !bitmap) return
    const scale = of ? bitmap.width / of : 1
    const part = [
      ...[left * scale, top * scale],
      ...[width ? width * scale : bitmap.width, height ? height * scale : bitmap.height],
    ] as [number, number, number, number]
    element.width = drawn
    element.height = Math.round((drawn * part[3]) / part[2])
    context.drawImage(bitmap, ...part, 0, 0, element.width, element.height)
  }, [bitmap, left, top, width, height, of])

  if (error) return <p className="field-error">{error.message}</p>
  return <canvas ref={canvas} className="desk-picture" role="img" aria-label={label} />
}
