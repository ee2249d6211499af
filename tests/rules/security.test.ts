import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const proof = /`(?<file>\S+\.(?:test|spec)\.ts)` "(?<title>[^"]+)"/
const threats = text.split('\n').filter((line) => /^\|.*\|$/.test(line) && proof.test(line))

test('every threat names a test that exists', () => {
  expect(threats.length).toBeGreaterThan(10)
  for (const row of threats) {
    const { file = '', title = '' } = proof.exec(row)?.groups ?? {}
    expect(existsSync(join(root, file)), row).toBe(true)
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/\(\s+/g, '(')
    expect(source, row).toContain(`('${title}'`)
  }
})

test('whatever ASVS calls met names a test that exists', () => {
  const met = text.split('\n').filter((line) => / \| met[^|]*\| /.test(line))
  expect(met.length).toBeGreaterThan(50)
  expect(met.filter((line) => !/`\S+\.(?:test|spec)\.ts`/.test(line))).toEqual([])
})

test('the nginx file leads to https, tells no version, and logs neither visitors nor tokens', () => {
  const example = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const [, , , plain = '', encrypted = ''] = example.split(/^server \{/m)
  expect(plain).toContain('listen 80;')
  expect(plain).toMatch(/return 301 https:\/\//)
  expect(encrypted).toContain('listen 443 ssl http2;')
  for (const server of [plain, encrypted]) expect(server).toContain('server_tokens off;')
  expect(plain).toContain('access_log off;')
  expect(encrypted).toMatch(/access_log \S+ masked;/)
  const format = /log_format masked '(.*)';/.exec(example)?.[1] ?? ''
  expect(format).toContain('$masked_addr')
  // `$request` and `$request_uri` would hold the query, in which links of the newsletter carry their token.
  expect(format).not.toMatch(
    /\$(?:remote_addr|request|request_uri|args|query_string|http_referer)\b/,
  )
})
