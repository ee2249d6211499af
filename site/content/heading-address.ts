/**
 * The address of a section by its heading: `How lava filters the water` is found at `#how-lava-filters-the-water`.
 * Letters without their accents, Arabic ones without their marks; whatever is neither letter nor digit parts two words.
 * What would begin with a digit begins with `section`: style sheets can name no other address.
 */
export function headingAddress(heading: string): string {
  const address = heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('þ', 'th')
    .replaceAll('ð', 'd')
    .replaceAll('æ', 'ae')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z\d\p{Script=Arabic}]+|[،؛؟]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return /^\d/.test(address) ? `section-${address}` : address
}
