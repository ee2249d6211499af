import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const site = resolve(import.meta.dirname, '../../site')
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '')

const sections = readdirSync(join(site, 'sections'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => basename(file, '.tsx'))

const guide = readdirSync(join(site, 'styleguide')).filter((file) => file.endsWith('.astro'))

test('the style guide shows every section under its name, beside those that frame every page', () => {
  const frame = namesIn(read('layouts/Page.astro'), /^ *<([A-Z]\w+)/gm)
  const samples = guide.flatMap((file) => {
    const text = read(`styleguide/${file}`)
    const held = namesIn(text, /holds=\{\[([^\]]*)\]\}/g).flatMap((list) =>
      namesIn(list, /'(\w+)'/g),
    )
    return [...namesIn(text, /of="(\w+)"/g), ...held]
  })
  expect(sections.filter((name) => ![...frame, ...samples].includes(name))).toEqual([])
})

test('a sample of the style guide holds the section that it names', () => {
  const wrong = guide.flatMap((file) =>
    [...read(`styleguide/${file}`).matchAll(/<Sample of="(\w+)"[\s\S]*?<\/Sample>/g)]
      .filter(([sample, name]) => !sample.includes(`<${name}`))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})
