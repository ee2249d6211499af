import { useFigures } from './use-desk.ts'

/** The figures that a text may take: each by its name in braces, and it follows when the figure changes. */
export function FigureNames() {
  const { data } = useFigures()
  return (
    <details className="desk-names">
      <summary>Figures that a text may take</summary>
      <p>
        Write a name with its braces where the figure shall stand. It follows when the figure
        changes, and its sentence goes when the figure does.
      </p>
      <ul className="desk-placeholders">
        {data?.figures
          .filter(({ withheld }) => !withheld)
          .map(({ key, text, label }) => (
            <li key={key}>
              <code>{`{${key}}`}</code> prints {text} ({label})
            </li>
          ))}
      </ul>
    </details>
  )
}
