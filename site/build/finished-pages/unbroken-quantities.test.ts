import { describe, expect, test } from 'vitest'
import { finish } from '../../../tests/support/finish.ts'
import { keepQuantitiesWhole } from './unbroken-quantities.ts'

const kept = (words: string, path?: string) => {
  const html = finish(keepQuantitiesWhole, `<html><body><p>${words}</p></body></html>`, path)
  return [...html.matchAll(/<span class="nowrap">(.*?)<\/span>/gu)].map(([, text]) => text)
}

describe('a quantity stays on one line', () => {
  test.each([
    ['kept at 2–4 °C all the way', ['2–4 °C']],
    ['an answer in 24–48 hours.', ['24–48 hours']],
    ['boxes of 10 L, tanks of 24,000 L', ['10 L', '24,000 L']],
    ['from pH 7.8–8.8 to pH 9', ['pH 7.8–8.8', 'pH 9']],
    ['the years 2000–2022 alone', ['2000–2022']],
    ['98.5 % of 20 hours', ['98.5 %', '20 hours']],
    ['95%–98% and $5–10 million', ['95%–98%', '$5–10 million']],
    ['2.2 billion people, 600 million tonnes', ['2.2 billion', '600 million tonnes']],
    ['a 20-foot container', ['20-foot']],
    ['0.5–2 mg/L of it', ['0.5–2 mg/L']],
  ])('%s', (words, expected) => {
    expect(kept(words)).toEqual(expected)
  })
})

test.each([
  ['/fr', '24\u202F000\u202FL en 7 à 21 jours', ['24\u202F000\u202FL', '7 à 21 jours']],
  ['/fr/about', 'de 24\u202F000 à 27\u202F000 L', ['27\u202F000 L']],
  ['/es', 'de 2 a 4 semanas, 1,600 personas', ['2 a 4 semanas', '1,600 personas']],
  ['/ar', 'خلال 24 ساعة، 2 إلى 4 أسابيع', ['24 ساعة', '2 إلى 4 أسابيع']],
])('on %s as its language counts: %s', (path, words, expected) => {
  expect(kept(words, path)).toEqual(expected)
})

test('below an Arabic title lines break as they may', () => {
  const page = '<body><p class="hero-description">خلال 24 ساعة</p></body>'
  expect(finish(keepQuantitiesWhole, page, '/ar')).toBe(page)
})

test('what is no quantity is left alone', () => {
  expect(kept('SDG 6 has 4 targets; 10 Lanes; ISO 22000, Monday–Friday, 12.4M')).toEqual([])
})

test('the words themselves stay the same', () => {
  const html = finish(keepQuantitiesWhole, '<body><p title="5 L">Filled in 5 L, 2–4 °C</p></body>')
  expect(html.replaceAll(/<\/?span[^>]*>/gu, '')).toBe(
    '<body><p title="5 L">Filled in 5 L, 2–4 °C</p></body>',
  )
})

test('heads, drawings, options and islands are left alone, what follows them is not', () => {
  const page = (words: string) =>
    '<head><title>5 L</title></head><body><svg><svg>5 L</svg><text>5 L</text></svg><option>5 L</option>' +
    '<astro-island><p>5 L</p></astro-island><source media="(width > 600px) 5 L">' +
    `<script>"<p>5 L"</script><p>${words}</p></body>`
  expect(finish(keepQuantitiesWhole, page('5 L'))).toBe(page('<span class="nowrap">5 L</span>'))
})
