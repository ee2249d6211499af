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
  expect(format).toContain('$masked_uri')
  // `$request` and `$request_uri` hold the query, with the tokens of the newsletter's links; `$uri` the addresses of previews.
  expect(format).not.toMatch(
    /\$(?:remote_addr|uri|request|request_uri|args|query_string|http_referer)\b/,
  )
})

test.for([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  // Of what stands behind the gap nothing may be left: it is the device.
  ['2001:db8::a1b2:c3ff:fed4:e5f6', '0.0.0.0'],
  ['::1', '0.0.0.0'],
])('the log of nginx keeps of %s no more than %s', ([address = '', kept]) => {
  const example = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const [, map = ''] = /map \$remote_addr \$masked_addr \{([^}]*)\}/.exec(example) ?? []
  const rules = [...map.matchAll(/^ {2}~(\S+)\s+(\S+);$/gm)]
  expect(rules).toHaveLength(2)
  const masked = rules.flatMap(([, pattern = '', value = '']) => {
    const { network } = new RegExp(pattern).exec(address)?.groups ?? {}
    return network === undefined ? [] : [value.replace('$network', network)]
  })
  expect(masked[0] ?? '0.0.0.0').toBe(kept)
})
