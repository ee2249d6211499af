/**
 * Characters that nobody sees and that make a text read as another: marks that turn the direction
 * of writing around, and blanks of no width. Taken out of what visitors write, never refused:
 * they come along with copied text, and the person who pasted them could not find them.
 */
const unseen =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/**
 * Joiners keep their place where they shape what is seen: inside words of Arabic and Indic
 * scripts, and inside emoji.
 */
const idleJoiner =
  /(?<!\ufe0f|[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+/gu

export function withoutUnseen(text: string): string {
  return text.replace(unseen, '').replace(idleJoiner, '')
}

/** Several lines without what nobody sees: of controls, which a terminal would obey, line breaks and tabs alone stay. */
export function plainLines(text: string): string {
  return withoutUnseen(text.replace(/\r\n?/g, '\n')).replace(/[^\P{Cc}\n\t]/gu, '')
}

/** One line without what nobody sees: a subject or a name. */
export function plainLine(text: string): string {
  return plainLines(text)
    .replace(/[\n\t\u2028\u2029]+/g, ' ')
    .trim()
}
