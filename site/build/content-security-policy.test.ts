import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { originMark } from '../../contract/published-file.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The hashes that a directive of the page's policy names. */
function hashesIn(directive: string, html: string): string[] {
  const found = contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
  return found?.match(/'sha256-[^']*'/g) ?? []
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a policy names each inline style and script by the hash of what a browser reads, and nothing else', () => {
  const html =
    '<style media="(width > 640px)">.a>b{}</style><style>.a>b{}</style><script>a > "b"</script>' +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>'
  expect(hashesIn('style-src-elem', html)).toEqual([hashOf('.a>b{}')])
  expect(hashesIn('script-src', html)).toEqual([hashOf('a > "b"')])
})

test('style attributes count with their entities resolved, inside templates and drawings too', () => {
  const html =
    '<p style="--a:&quot;x&#x27;&quot;"></p><template><i style="top:0"></i></template><svg style="left:0"/>'
  expect(hashesIn('style-src-attr', html)).toEqual(['--a:"x\'"', 'top:0', 'left:0'].map(hashOf))
  expect(contentSecurityPolicy('<p>none</p>')).toContain("style-src-attr 'none'")
})

test('a style that holds the address of the site, which the server replaces, stops the build', () => {
  const html = (text: string) => `<a href="${originMark}/"></a><style>${text}</style>`
  expect(() => contentSecurityPolicy(html('.a{}'))).not.toThrow()
  expect(() => contentSecurityPolicy(html(`.a{background:url(${originMark}/a)}`))).toThrow(
    'address',
  )
})
