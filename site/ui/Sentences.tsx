/** Sentences as the items of a list, in an order that stays. */
export function Sentences({ all }: { all: readonly string[] }) {
  return all.map((sentence, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none changes its place.
    <li key={at}>{sentence}</li>
  ))
}
