import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request says that it comes from one of our own pages. */
export type OwnOrigin = (headers: IncomingHttpHeaders) => boolean

/**
 * Judges by `Sec-Fetch-Site`, then by `Origin`: no page can forge either, and a
 * browser sends at least one with a form. The origins are asked for at each
 * call, because the port is known only after listening.
 */
export function ownOrigin(origins: () => readonly string[]): OwnOrigin {
  return (headers) =>
    headers['sec-fetch-site'] === 'same-origin' ||
    (headers.origin !== undefined && origins().includes(headers.origin))
}

/** The origins under which the site is ours: the set one, else every name of the loopback. */
export function ourOrigins(publicUrl: string | undefined, port: number): string[] {
  if (publicUrl) return [publicUrl]
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)
}
