const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML and HTML write it, between tags and inside attributes. */
export function xmlText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)
}
