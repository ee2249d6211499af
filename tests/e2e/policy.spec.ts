import { english } from '../support/english.ts'
import { expect, test } from './support/site.ts'

test.describe('Trusted Types', () => {
  // What the forms say of empty fields, and the one violation made on purpose; any other is counted.
  test.use({ expectedErrors: /^Missing Information|TrustedHTML|Trusted Types|trusted-types/i })

  test('that allow nothing keep no form from working', async ({ page }) => {
    const refused: string[] = []
    await page.exposeFunction('noteRefusal', (what: string) => refused.push(what))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        const { noteRefusal } = globalThis as unknown as { noteRefusal(what: string): void }
        noteRefusal(`${violatedDirective} ${sample}`)
      })
    })
    for (const [path, name] of [
      ['/contact#message-form', english.lead.fields.topic.label],
      ['/partnerships#contact-form', english.lead.fields.partnershipType.label],
    ] as const) {
      await page.goto(path)
      const select = page.getByRole('combobox', { name })
      await select.click()
      await page.getByRole('option').last().click()
      await page.getByRole('button', { name: /^Send|^Submit/ }).click()
      await expect(page.getByLabel(english.lead.fields.lastName.label)).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    }
    await page.goto('/auth')
    await page.getByLabel('Email').first().focus()
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    expect(refused).toEqual([])

    // They do refuse, or all this would prove nothing.
    await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = 'text'
      } catch {
        // As it should.
      }
    })
    await expect.poll(() => refused.join()).toContain('require-trusted-types-for')
  })
})

test('a page asks nothing of any other site', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) strangers.push(request.url())
  })
  for (const path of ['/', '/contact', '/global-impact']) {
    await page.goto(path)
  }
  expect(strangers).toEqual([])
})
