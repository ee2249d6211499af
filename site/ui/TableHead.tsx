/** The heads of a table's columns, in their order. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two heads may read alike; columns keep their places.
          <th key={at} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
