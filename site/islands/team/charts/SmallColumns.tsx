import './SmallColumns.css'

const height = 34

type SmallColumnsProps = {
  values: readonly number[]
  /** What fills the height: the largest value of all rows that are compared. */
  largest: number
}

/** Columns without axis or names, for a row among others on the same scale. Decorative: a table says the values. */
export function SmallColumns({ values, largest }: SmallColumnsProps) {
  const band = 100 / values.length
  return (
    <svg className="small-columns" width="100%" height={height} aria-hidden="true">
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
          key={index}
          x={`${(index + 0.12) * band}%`}
          width={`${0.76 * band}%`}
          y={height * (1 - value / largest)}
          height={(height * value) / largest}
        />
      ))}
    </svg>
  )
}
