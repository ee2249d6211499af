import { WaterColumn } from './WaterColumn.tsx'

type Outcome = {
  title: string
  figure: string
  text: string
  level: number
  /** What the column shows, for those who cannot see it. */
  description: string
}

/** Each outcome with its column. */
export function withColumns(outcomes: readonly Outcome[], before: string) {
  return outcomes.map(({ level, description, ...outcome }) => ({
    ...outcome,
    drawing: (
      <WaterColumn
        id={`column-${level}`}
        title={`${outcome.title}: ${outcome.figure}`}
        description={description}
        level={level}
        before={before}
        figure={outcome.figure}
      />
    ),
  }))
}
