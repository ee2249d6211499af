import { StowagePlan, StowagePlanNarrow, type StowageWords } from './StowagePlan.tsx'

/** The containers across the sheet, with fewer to a row, and one of them by itself. */
export function stowage(words: StowageWords) {
  return {
    field: <StowagePlan words={words} />,
    upright: <StowagePlanNarrow words={words} />,
    mark: (
      <svg className="stowage" width="30" height="32" viewBox="0 0 30 32" aria-hidden="true">
        <path className="stowage-box" d="M2.5 2.5h25v27h-25z" />
        <path className="stowage-doors" d="M15 2.500v27M9 5v22M21 5v22" />
      </svg>
    ),
  }
}
