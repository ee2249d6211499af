/** A longer tag names nothing that anybody reads; RFC 5646 recommends room for 35 characters. */
const longestTag = 35

/** The first language a browser asks for, `de-CH`; undefined where it names none, or nothing that is a language. */
export function preferredLanguage(header: string | undefined): string | undefined {
  const tag = header?.split(/[,;]/, 1)[0]?.trim() ?? ''
  if (tag.length > longestTag) return undefined
  try {
    return Intl.getCanonicalLocales(tag || [])[0]
  } catch {
    return undefined
  }
}
