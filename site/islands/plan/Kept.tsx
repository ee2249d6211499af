/** A range, or a number and its unit. */
const quantity =
  /(\d[\d.,]*(?:–\d[\d.,]*)?(?:[ \u00a0](?:L|days?|months?|weeks?|tonnes|containers?|people|knots)(?![\w/]))?)/

/** A text whose quantities are not parted at the end of a line; a built page sees to it by itself. */
export function Kept({ text }: { text: string }) {
  return text.split(quantity).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name.
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
