import { join, resolve } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** What the linter says of a rule with these declarations in a stylesheet at this place. */
async function lint(declarations: string, file = 'site/sections/Sample.css') {
  const { report } = await stylelint.lint({
    code: `.sample {\n  ${declarations}\n}\n`,
    codeFilename: join(root, file),
    configFile: join(root, 'stylelint.config.mjs'),
    formatter: 'string',
  })
  return report
}

test('a size outside the scale fails the lint', async () => {
  for (const css of [
    'font-size: 17px;',
    'font-size: 1.1rem;',
    'font: 400 clamp(1rem, 2vw, 2rem) / 1.5 var(--font-sans);',
    'margin-top: 18px;',
    'padding: var(--space-2) 1rem;',
    'gap: clamp(1rem, 2vw, 2rem);',
    'scroll-margin-top: calc(var(--header-height) + 20px);',
  ])
    expect(await lint(css), css).toContain('A size is a token of site/styles/tokens.css')
})

test('a colour that is no token fails the lint', async () => {
  for (const css of [
    'color: #06212b;',
    'color: #fff;',
    'background: rgb(4 20 25 / 0.5);',
    'border: 1px solid white;',
    'background: linear-gradient(oklch(40% 0.1 200), transparent);',
  ])
    expect(await lint(css), css).toMatch(/color-no-hex|color-named|function-disallowed-list/)
})

test('a left or right side fails the lint, also as one of four values', async () => {
  for (const css of [
    'margin-left: var(--space-2);',
    'border-right: 0;',
    'right: 0;',
    'border-top-left-radius: 3px;',
    'text-align: right;',
    'float: left;',
    'padding: 0 var(--space-2) 0 0;',
    'inset: 0 auto 0 calc(-1 * (var(--space-2) + 1px));',
    'border-width: 0 1px 0 3px;',
  ])
    expect(await lint(css), css).toMatch(/layout-mappings|four values/)
  for (const css of [
    'padding: 0 var(--space-2) var(--space-3);',
    'margin-top: auto;',
    'width: 50%;',
  ])
    expect(await lint(css), css).toBe('')
})

test('a layout breaks at no other width than the five named ones', async () => {
  for (const query of ['width < 700px', '600px <= width <= 1024px', 'max-width: 640px'])
    expect(await lint(`@media (${query}) { top: 0; }`), query).toContain('Disallowed value')
  for (const query of ['width < 600px', '768px <= width <= 1040px', 'height <= 480px'])
    expect(await lint(`@media (${query}) { top: 0; }`), query).toBe('')
})

test('tokens, optical corrections and mixtures of tokens pass', async () => {
  for (const css of [
    'font: 400 var(--text-3) / 1.5 var(--font-sans);',
    'margin: calc(-1 * var(--space-2)) 0 -0.05em;',
    'padding-bottom: 1px;',
    'color: color-mix(in srgb, var(--color-ink) 16%, transparent);',
    'mask-image: linear-gradient(transparent, black);',
  ])
    expect(await lint(css), css).toBe('')
})

test('text of a drawing is measured in the units of its viewBox', async () => {
  expect(await lint('font-size: 27px;', 'site/graphics/marks/Sample.css')).toBe('')
  expect(await lint('padding: 27px;', 'site/graphics/marks/Sample.css')).toContain(
    'A size is a token',
  )
})

test('an exception says its reason, and goes when it is no longer needed', async () => {
  const rule = 'stylelint-disable-next-line declaration-property-value-disallowed-list'
  expect(await lint(`/* ${rule} -- fills the width */\n  font-size: 20vw;`)).toBe('')
  expect(await lint(`/* ${rule} */\n  font-size: 20vw;`)).toContain('is missing a description')
  expect(await lint(`/* ${rule} -- fills the width */\n  font-size: var(--text-3);`)).toContain(
    'Needless disable',
  )
})
