import { highest } from './levels.ts'
import { WaterColumn } from './WaterColumn.tsx'

type Outcome = {
  title: string
  figure: string
  text: string
  level: number
  /** What the column shows, for those who cannot see it. */
  description: string
}

/** Each outcome with its column, all on one scale. */
export function withColumns(outcomes: readonly Outcome[], before: string) {
  const most = highest(outcomes.map(({ level }) => level))
  return outcomes.map(({ level, description, ...outcome }, index) => ({
    ...outcome,
    drawing: (
      <WaterColumn
        id={`column-${index + 1}`}
        title={`${outcome.title}: ${outcome.figure}`}
        description={description}
        level={level}
        most={most}
        before={before}
      />
    ),
  }))
}
