/** The names of what a path leaves open: `reference` and `id` of `/api/team/leads/:reference/notes/:id`. */
type OpenIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | OpenIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A path of the contract with what it leaves open, encoded. */
export function filledPath<Path extends string>(
  path: Path,
  values: Readonly<Record<OpenIn<Path>, string>>,
): string {
  const given: Readonly<Record<string, string>> = values
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
}
