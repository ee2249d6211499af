import { expect, test } from 'vitest'
import { contactPresets, pagePath } from '../../../contract/contact-presets.ts'
import { finish } from '../../../tests/support/finish.ts'
import { bringPageAlong } from './contact-links.ts'

const href = (link: string, path: string) =>
  /href="(.*?)"/.exec(finish(bringPageAlong, `<a class="x" href="${link}">Ask</a>`, path))?.[1]

test('a link that says what for brings its page along, before its anchor', () => {
  expect(href('/contact?topic=supply', '/')).toBe('/contact?topic=supply&amp;from=home')
  expect(href('/contact?topic=pure-flow&amp;ask=demo#message-form', '/pure-flow')).toBe(
    '/contact?topic=pure-flow&amp;ask=demo&amp;from=pure-flow#message-form',
  )
})

test('other links, and those of the form itself, stay as they are', () => {
  for (const link of ['/contact', '/contact#terms', '/partnerships?topic=supply']) {
    expect(href(link, '/about')).toBe(link)
  }
  expect(href('/contact?topic=supply', '/contact')).toBe('/contact?topic=supply')
})

test('the form reads the page again, and nothing that is none', () => {
  const from = (query: string) => contactPresets(query).from
  expect(pagePath(from('?topic=supply&from=bulk-delivery') ?? '')).toBe('/bulk-delivery')
  expect(pagePath(from('?from=home') ?? '')).toBe('/')
  for (const none of ['', 'Home', '/evil', 'a%20b', '//evil.example', `a${'b'.repeat(60)}`]) {
    expect(from(`?from=${none}`)).toBeUndefined()
  }
})
