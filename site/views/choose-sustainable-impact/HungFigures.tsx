import { FigureLine, type FigureLineWords } from '../../sections/FigureLine.tsx'
import './HungFigures.css'

/** Figures that hang from one scale; its styles are loaded by the pages that show it only. */
export function HungFigures(words: FigureLineWords) {
  return <FigureLine {...words} ground="hung" />
}
