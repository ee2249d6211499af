/** Sent with every answer, whatever its status. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not `no-referrer`: a form post would carry `Origin: null`, and the embedded player refuses to play.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), ' +
    'midi=(), magnetometer=(), gyroscope=(), accelerometer=(), display-capture=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** For answers that are no page: nothing in them may load or run anything. */
export const barePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For files other than pages: a browser's own viewers (PDF, video) need the rest. */
export const filePolicy = "frame-ancestors 'none'"

/**
 * The headers of any answer, with the strictest Content-Security-Policy; a page
 * overrides it with its own. HSTS only on https: over http a browser must ignore
 * it, and a name once pinned cannot be served over http again for a year.
 */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    ...always,
    'content-security-policy': barePolicy,
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
