import { createHash } from 'node:crypto'
import { DomUtils } from 'htmlparser2'
import { originMark } from '../../contract/published-file.ts'
import { readPage } from './finished-pages/finished-page.ts'

const youtubePrivacyHost = 'https://www.youtube-nocookie.com'

/** Scripts that hold data: browsers run them not. */
const dataTypes = ['application/json', 'application/ld+json']

/**
 * The policy of one built page: scripts and styles from our own origin, inline ones only by the hash of what this
 * very page contains. Sent as a header, because a `<meta>` cannot carry `frame-ancestors`. Throws where something
 * named by its hash holds the mark of the address, which the server replaces.
 */
export function contentSecurityPolicy(html: string): string {
  // What stands in a `<template>` as well: no selector finds it there, and a script may bring it into the page.
  const elements = DomUtils.findAll(() => true, readPage(html).tree.children)
  const named = (name: string) => elements.filter((element) => element.name === name)
  const run = named('script').filter(
    ({ attribs }) => !attribs.src && !dataTypes.includes(attribs.type ?? ''),
  )
  const scripts = hashes(run.map(DomUtils.textContent))
  const styles = hashes(named('style').map(DomUtils.textContent))
  const attributes = hashes(elements.flatMap(({ attribs }) => attribs.style ?? []))
  const framed = framedBy(html)
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

/** What a page may frame: a video of the owner's, or the drafts of our own pages, and otherwise nothing. */
function framedBy(html: string): string {
  if (html.includes(youtubePrivacyHost)) return youtubePrivacyHost
  return html.includes('data-frames-drafts') ? "'self'" : "'none'"
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    if (text.includes(originMark)) {
      throw new Error(`A policy names by its hash what holds the address of the site: ${text}`)
    }
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
}
