/**
 * How each kind of environment value is read. Every function throws an Error
 * whose message completes the sentence "NAME …" and never repeats the value,
 * because a value may hold a password.
 */
import { isIP } from 'node:net'
import * as v from 'valibot'
import { email } from '../contract/fields.ts'

export function port(text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new Error('must be a port from 0 to 65535')
  return value
}

export function host(text: string): string {
  const name = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i
  if (isIP(text) === 0 && !name.test(text)) throw new Error('must be an address or a host name')
  return text
}

/** Accepts a URL with one of the given schemes and a host. */
export function urlOf(...schemes: readonly string[]): (text: string) => string {
  return (text) => {
    const url = URL.parse(text)
    if (!url || !schemes.includes(url.protocol) || url.hostname === '') {
      throw new Error(`must be a URL that begins with ${schemes.map((s) => `${s}//`).join(' or ')}`)
    }
    return text
  }
}

/** The origin of the site: scheme, host and port, nothing after them. */
export function siteOrigin(text: string): string {
  const url = URL.parse(text)
  const plain = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!plain || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('must be an address like https://www.example.com, without a path')
  }
  return url.origin
}

export function emailAddress(text: string): string {
  if (!v.is(email, text)) throw new Error('must be an email address like name@company.com')
  return text
}

export function publicKey(text: string): string {
  if (!/^[\x21-\x7e]{8,500}$/.test(text)) {
    throw new Error('must be 8 to 500 characters of plain ASCII without spaces')
  }
  return text
}

export function secret(text: string): string {
  if (!/^[\x21-\x7e]{16,500}$/.test(text)) {
    throw new Error('must be 16 to 500 characters of plain ASCII without spaces')
  }
  return text
}

/** Of something that nobody types: it signs, and is guessed at offline. */
export function longSecret(text: string): string {
  if (!/^[\x21-\x7e]{32,500}$/.test(text)) {
    throw new Error('must be 32 to 500 characters of plain ASCII without spaces')
  }
  return text
}

/** From 0 to `most`. */
export function wholeNumber(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d{1,9}$/.test(text) || value > most) {
      throw new Error(`must be a whole number from 0 to ${most}`)
    }
    return value
  }
}

export function staffOrAdmin(text: string): 'staff' | 'admin' {
  if (text !== 'staff' && text !== 'admin') throw new Error('must be staff or admin')
  return text
}

export function timeZone(text: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
  } catch {
    throw new Error('must be a time zone like Atlantic/Reykjavik')
  }
  return text
}

/** Addresses or CIDR ranges, comma-separated. */
export function proxyList(text: string): string[] {
  return list(text).map((entry) => {
    const [address = '', prefix, ...rest] = entry.split('/')
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const wrongPrefix =
      prefix !== undefined && (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest)
    if (version === 0 || wrongPrefix || rest.length > 0) {
      throw new Error('must list addresses or CIDR ranges like 10.0.0.0/8, comma-separated')
    }
    return entry
  })
}

export function domainList(text: string): string[] {
  return list(text).map((entry) => {
    const domain = entry.toLowerCase()
    if (!v.is(email, `name@${domain}`)) {
      throw new Error('must list mail domains like company.com, comma-separated')
    }
    return domain
  })
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
