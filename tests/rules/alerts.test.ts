import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { serverInProcess } from '../support/server-in-process.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rules = read('deploy/alerts.yml')
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
const alerts = named(rules, /^ +- alert: (\w+)$/gm)

test('Prometheus understands the alerts, and each fires for what it is about and keeps still on a quiet site', {
  timeout: 60_000,
}, async () => {
  const promtool = (...parts: string[]) =>
    promisify(execFile)('promtool', parts, { cwd: join(root, 'deploy') })
  await promtool('check', 'rules', 'alerts.yml')
  await promtool('test', 'rules', 'alerts.test.yml')
  const cases = read('deploy/alerts.test.yml')
  expect(alerts.length).toBeGreaterThan(10)
  expect(new Set(alerts).size).toBe(alerts.length)
  expect(named(cases, /^ {2}- name: ['"]?(\w+)['"]?$/gm)).toEqual(alerts)
  expect(named(cases, /^ +- alertname: (\w+)\n.*\n +exp_alerts:\n/gm)).toEqual(alerts)
})

test('every alert asks for series that the server shows before anything has happened', async () => {
  const origin = await serverInProcess()
  const shown = await (await fetch(`${origin}/metrics`)).text()
  const expressions = named(rules, /^ +expr: ['"](.*)['"]$/gm)
  expect(expressions).toHaveLength(alerts.length)
  for (const expression of expressions) {
    const asked = [...(expression ?? '').matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?:\{([^}]*)\})?/g)]
    const metrics = asked.filter(([, name = '']) => !labelValues(expression).includes(name))
    // Prometheus itself tells `up`.
    if (expression?.startsWith('up{')) continue
    expect(metrics, expression).not.toEqual([])
    for (const [, name, labels = ''] of metrics) {
      const lines = shown.split('\n').filter((line) => line.match(/^\w+/)?.[0] === name)
      expect(lines, expression).not.toEqual([])
      for (const [, label, values = ''] of labels.matchAll(/(\w+)=~?"([^"]*)"/g)) {
        for (const value of values.split('|')) {
          const series = lines.filter((line) => line.includes(`${label}="${value}"`))
          expect(series, `${name} with ${label} ${value}`).not.toEqual([])
        }
      }
    }
  }
})

const labelValues = (expression = '') =>
  named(expression, /"([^"]*)"/g).flatMap((values) => values?.split('|') ?? [])

test('every alert says how bad it is, what it means and which part of the operations says what to do', () => {
  const anchors = named(read('docs/operations.md'), /^#{2,3} (.+)$/gm).map((heading) =>
    heading?.toLowerCase().replaceAll(' ', '-'),
  )
  const [, ...each] = rules.split(/^ +- alert: /m)
  for (const alert of each) {
    expect(alert).toMatch(/^ +severity: (?:critical|warning|info)$/m)
    expect(alert).toMatch(/^ +summary: ['"].{15,}/m)
    expect(alert).toMatch(/^ +description: ['"].{15,}/m)
    expect(anchors).toContain(/^ +runbook: ['"]docs\/operations\.md#(.*)['"]$/m.exec(alert)?.[1])
  }
})
