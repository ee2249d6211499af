import './Cited.css'

export type Citation = {
  says: string
  source: { publisher: string; work: string }
}

/** A published statement with who published it: the two never stand apart, and a test holds them together. */
export function Cited({ says, source, whole = true }: Citation & { whole?: boolean }) {
  return (
    <span data-published="">
      {`${says}. `}
      <cite>{whole ? `${source.publisher}, ${source.work}` : source.publisher}</cite>
    </span>
  )
}
