import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const records = readdirSync(join(root, 'docs/decisions')).sort()

test('decision records are numbered without a gap, and each says its number', () => {
  for (const [index, file] of records.entries()) {
    expect(file).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-`))
    const text = readFileSync(join(root, 'docs/decisions', file), 'utf8')
    expect(text, file).toMatch(new RegExp(`^# ${index + 1}\\. `))
  }
})

const read = (file: string) => readFileSync(join(root, 'docs/decisions', file), 'utf8')

test('every record that a record links to exists, and one that is superseded says by which', () => {
  for (const file of records) {
    for (const [, target = ''] of read(file).matchAll(/\]\((\d{4}-[^)]+)\)/g)) {
      expect(existsSync(join(root, 'docs/decisions', target)), `${file}: ${target}`).toBe(true)
      if (new RegExp(`Supersedes[^.]*\\(${target}\\)`).test(read(file))) {
        expect(read(target), target).toContain(`(${file})`)
      }
    }
  }
})
