/** Controls that a terminal obeys, but for line breaks and tabs, and marks that turn the direction of writing around. */
const obeyed = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * A text as an operator may read it: what strangers wrote must neither move the cursor, nor set the title, nor read as
 * another. Written as JSON has it, so that JSON stays JSON.
 */
export function forTerminal(text: string): string {
  return text.replace(obeyed, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
