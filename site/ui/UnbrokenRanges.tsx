import type { ReactNode } from 'react'

/** A range and the word or sign behind it: `2–4 °C`; a number and its sign: `5 L`, `65 %`; `24-hour`. */
const range =
  /(\S*\d–\S*\d(?:\s[\p{L}°/]+)?|\d\S*\s(?:L|%|°C|kg|g|ppm|mg\/L)(?![\p{L}/])|\d+-\p{L}+)/u

/** A text whose ranges stay on one line: a browser would break them behind their dash or hyphen. */
export function unbrokenRanges(text: string): ReactNode {
  return text.split(range).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
