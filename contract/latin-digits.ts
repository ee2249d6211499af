/** Numbers as Arabic and Persian keyboards write them, `٢٤٬٠٠٠`, in the digits that this site prints: `24,000`. */
export function inLatinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
}
