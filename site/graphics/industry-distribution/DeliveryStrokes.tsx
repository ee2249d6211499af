import { OneStroke, Strokes, type StrokesWords } from './Strokes.tsx'

/** A thousand deliveries across the sheet and upright, and the mark of a single one. */
export function deliveryField({ drawing: words, unit }: { drawing: StrokesWords; unit: string }) {
  return {
    field: <Strokes {...words} across={50} />,
    upright: <Strokes {...words} id={`${words.id}-upright`} across={25} />,
    unit: { mark: <OneStroke />, text: unit },
  }
}
