import { createHash } from 'node:crypto'

/**
 * Styles that a script inserts after load, by their exact text. Each stands here
 * because a widget cannot do without it; a changed text shows as a violation in
 * the journeys, never as a weaker policy.
 */
const insertedStyles: readonly string[] = [
  // Radix Select's viewport.
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
]

const youtubePrivacyHost = 'https://www.youtube-nocookie.com'

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function hashes(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => sha256(match[1] ?? '')))]
}

/** Attribute values reach the browser's hash with their entities resolved. */
function styleAttributeHashes(html: string): string[] {
  const values = [...html.matchAll(/<[^>]*\sstyle="([^"]*)"/g)].map((match) =>
    (match[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
  return [...new Set(values)].map(sha256)
}

/**
 * No text becomes markup or script, and nobody may say otherwise. Not where an island stands: React
 * sets the style of Radix Select's viewport as innerHTML, and the form would stop at its first click.
 */
function trustedTypes(html: string): string[] {
  if (html.includes('<astro-island')) return []
  return ["require-trusted-types-for 'script'", "trusted-types 'none'"]
}

/**
 * The policy of one built page: scripts and styles from our own origin, inline
 * ones only by the hash of what this very page contains. Sent as a header,
 * because a `<meta>` cannot carry `frame-ancestors`.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  )
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const attributes = styleAttributeHashes(html)
  const inserted = insertedStyles.map(sha256)
  const framed = html.includes(youtubePrivacyHost) ? youtubePrivacyHost : "'none'"
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src-elem 'self'", ...styles, ...inserted].join(' '),
    attributes.length > 0
      ? ["style-src-attr 'unsafe-hashes'", ...attributes].join(' ')
      : "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${framed}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes(html),
  ].join('; ')
}
