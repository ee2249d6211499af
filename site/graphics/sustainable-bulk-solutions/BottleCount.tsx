import { BottleField, BottleFieldUpright, type BottleWords } from './BottleField.tsx'

/** The bottles across the sheet and upright, and one of them beside what it stands for. */
export function bottleField({ drawing, unit }: { drawing: BottleWords; unit: string }) {
  return {
    field: <BottleField words={drawing} />,
    upright: <BottleFieldUpright words={drawing} />,
    unit: {
      mark: (
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle className="bottle-mark" cx="11" cy="11" r="6" />
        </svg>
      ),
      text: unit,
    },
  }
}
