import { expect, test } from 'vitest'
import { judgeAudit } from './judge-audit.ts'

test('grave findings fail, small ones and none pass', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { 'left-pad': { severity } } })
  expect(judgeAudit(report('critical'))).toEqual({
    outcome: 'vulnerable',
    found: ['left-pad (critical)'],
  })
  expect(judgeAudit(report('moderate')).outcome).toBe('clean')
  expect(judgeAudit('{"vulnerabilities":{}}').outcome).toBe('clean')
})

test('a registry that offers no audit is said to, and never taken for a clean bill', () => {
  const answer =
    '{"message":"405 Method Not Allowed - POST https://registry.example/","statusCode":405}'
  expect(judgeAudit(answer).outcome).toBe('refused')
  expect(judgeAudit('').outcome).toBe('refused')
})
