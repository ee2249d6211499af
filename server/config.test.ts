import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a process without any environment has a usable configuration', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data' })
  expect(config.databaseUrl).toBeUndefined()
  expect(config.trustedProxies).toEqual([])
})

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toEqual(readConfig({}))
})

test.for([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'Company <website@company.example>'],
  ['MAIL_GENERAL', 'nobody'],
  ['MAIL_PARTNERSHIPS', 'a@b'],
  ['MAIL_INVESTORS', '@company.example'],
  ['PUBLIC_URL', 'https://company.example/site'],
  ['PUBLIC_URL', 'ftp://company.example'],
  ['PUBLIC_ANON_KEY', 'two words'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TEAM_TIME_ZONE', 'Reykjavik'],
  ['METRICS_TOKEN', 'short'],
  ['TEAM_DOMAINS', 'company'],
  ['AUTH_SECRET', 'sixteen-letters!'],
] as const)('a wrong %s (%s) is refused by name, in one line', ([name, value]) => {
  const start = () => readConfig({ [name]: value })
  expect(start).toThrow(new RegExp(`^${name} must [^\\n]+$`))
})

test('a refusal never repeats the value, which may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/site' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  )
})

test('proxies may be addresses and ranges of both families', () => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/8' })
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', 'fd00::/8'])
})

test('a public site in production does not start without a secret of the operator’s own', () => {
  const live = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.company.example' }
  expect(() => readConfig(live)).toThrow(/^AUTH_SECRET must [^\n]+$/)
  const authSecret = 'w0rds-that-nobody-types-and-nobody-guesses'
  expect(readConfig({ ...live, AUTH_SECRET: authSecret })).toMatchObject({ authSecret })
  expect(readConfig({ ...live, PUBLIC_URL: 'http://localhost:3000' }).authSecret).toBeUndefined()
  expect(readConfig({ PUBLIC_URL: live.PUBLIC_URL }).authSecret).toBeUndefined()
})
