import { createHash } from 'node:crypto'

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
  const framed = html.includes(youtubePrivacyHost) ? youtubePrivacyHost : "'none'"
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src-elem 'self'", ...styles].join(' '),
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
    // No text becomes markup or script, and nobody may say otherwise.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
