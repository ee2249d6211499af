/** The pages in further languages: that they fit, say no English, and take messages in their language. */
import type { Page } from '@playwright/test'
import { matchingDocument } from '../../contract/after-sending.ts'
import { documentPath } from '../../contract/document-files.ts'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { directionOf } from '../../contract/words/direction.ts'
import { fillWords } from '../../contract/words/fill-words.ts'
import { addressIn, type Language } from '../../contract/words/language.ts'
import { answerWords } from '../../server/words/answer-words.ts'
import { mailWords } from '../../server/words/mail-words.ts'
import { navigation } from '../../site/content/navigation.ts'
import { routeOf } from '../../site/content/routes.ts'
import { searchFrame, searchWords } from '../../site/content/search.ts'
import { addressFor, pagesIn, publishedLanguages } from '../../site/content/translated-pages.ts'
import { languageWords } from '../../site/words/languages.ts'
import { sharedWords } from '../../site/words/shared.ts'
import { siteConfig } from '../../site.config.ts'
import { weigh } from './support/bytes.ts'
import { untilRunning } from './support/late-script.ts'
import { mostMoved, movedByTypefaces } from './support/layout-shift.ts'
import { brokenTitleWords, sidewaysOverflow } from './support/page-guarantees.ts'
import { openRows, openSheets } from './support/quantities.ts'
import { expect, type Site, test } from './support/site.ts'

const { companyName } = siteConfig
const further = publishedLanguages.filter((language) => language !== 'en')
const widths = [360, 600, 768, 1440]

test('a page brings at most 40 KB more than in English', async ({ browser, baseURL }) => {
  const sumOf = async (path: string) => {
    // One that has kept nothing of another page.
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    const { bytes } = await weigh(await context.newPage(), path)
    await context.close()
    return Object.values(bytes).reduce((sum, size) => sum + size)
  }
  const english = await sumOf('/')
  for (const language of further) {
    const more = (await sumOf(addressIn('/', language))) - english
    expect.soft(more, language).toBeLessThanOrEqual(40 * 1024)
  }
})

for (const language of further) {
  test.describe(language, () => {
    test('every page fits at every width, with every row open, and late typefaces move next to nothing', async ({
      page,
    }) => {
      test.slow()
      for (const path of pagesIn(language)) {
        await page.setViewportSize({ width: 1440, height: 820 })
        const { shift } = await movedByTypefaces(page, addressFor(path, language))
        expect.soft(shift, `moved on ${path}`).toBeLessThanOrEqual(mostMoved.translated)
        await page.waitForLoadState()
        await untilRunning(page)
        await openRows(page)
        await openSheets(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const sideways = () => sidewaysOverflow(page)
          await expect.soft.poll(sideways, { message: `${path} at ${width} px` }).toBe(0)
          const broken = () => brokenTitleWords(page)
          await expect.soft.poll(broken, { message: `title of ${path} at ${width} px` }).toEqual([])
        }
      }
    })

    test.describe('with a field left empty at first', () => {
      test.use({
        expectedErrors: new RegExp(contractWords(language).lead.notices.missingFields.title),
      })

      test('a message is taken, answered and mailed in the language of its page, and the team is told', async ({
        page,
        site,
      }) => {
        const { lead } = contractWords(language)
        const marker = `sent-in-${language}`
        await page.clock.install()
        await page.goto(addressIn('/contact', language))
        await test.step('a mail address is written out in words of the language, and is a link to it', async () => {
          const { at, dot } = sharedWords(language).mailbox
          const mailboxes = page.locator('[data-mailbox]')
          await expect
            .soft(mailboxes.first())
            .toHaveText(new RegExp(`^\\S+ \\[${at}\\] .+ \\[${dot}\\] \\w+$`))
          for (const mailbox of await mailboxes.all()) {
            await expect.soft(mailbox).toHaveAttribute('href', /^mailto:[\w.-]+@[\w.-]+\.\w+$/)
          }
        })
        await page.clock.fastForward(5000)
        await page.getByRole('button', { name: lead.form.sendContact }).click()
        await expect(page.locator('.toast')).toContainText(lead.notices.missingFields.title)
        await fillIn(page, language, marker)
        const topic = page.getByRole('combobox', { name: lead.fields.topic.label })
        await topic.click()
        await page.getByRole('option', { name: lead.options.topic.supply }).click()
        await page.getByRole('button', { name: lead.form.sendContact }).click()
        const panel = page.getByRole('region', { name: lead.sent.headingContact })
        const code = (await panel.getByText(/^BGW-/).textContent()) ?? ''
        const sheet = matchingDocument({ form: 'contact', topic: 'supply' }, lead)
        const read = panel.getByRole('link', { name: sheet?.label ?? '?' })
        await expect(read).toHaveAttribute('href', documentPath('product-sheet', language))

        const [stored] = site.leads().filter((row) => row.last_name === marker)
        expect(stored).toMatchObject({ reference: code, page: addressIn('/contact', language) })
        const subject = mailWords(language, { reference: code })('acknowledgement.contact.subject')
        await expect
          .poll(() => mailTo(site, `${marker}@hotel.example`), { intervals: [50] })
          .toMatchObject({ subject })
        const { html } = (await mailTo(site, `${marker}@hotel.example`)) ?? {}
        expect(html).toContain(`<html lang="${language}" dir="${directionOf[language]}">`)
        const told = (await site.mails()).find(
          (mail) =>
            mail.subject?.includes(code) && mail.to?.[0]?.address !== `${marker}@hotel.example`,
        )
        const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
        expect(told?.text).toContain(`${contractWords('en').team.context.writtenIn}: ${name}`)
      })
    })

    test('an inquiry and its mail are in the language of their page', async ({ page, site }) => {
      const { lead } = contractWords(language)
      const address = `partner-in-${language}@hotel.example`
      await page.clock.install()
      await page.goto(addressIn('/partnerships#contact-form', language))
      await page.clock.fastForward(5000)
      await fillIn(page, language, `partner-in-${language}`)
      await page
        .getByRole('textbox', { name: lead.fields.organization.label })
        .fill('Shipping Example')
      await page.getByRole('button', { name: lead.form.sendPartnership }).click()
      const panel = page.getByRole('region', { name: lead.sent.headingPartnership })
      const reference = (await panel.getByText(/^BGW-/).textContent()) ?? ''
      const subject = mailWords(language, { reference })('acknowledgement.partnership.subject')
      await expect.poll(() => mailTo(site, address), { intervals: [50] }).toMatchObject({ subject })
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('a message is answered by a page in its language', async ({ page }) => {
        const { lead } = contractWords(language)
        await page.goto(addressIn('/contact', language))
        await fillIn(page, language, `scriptless-in-${language}`)
        await page
          .getByRole('combobox', { name: lead.fields.topic.label })
          .selectOption(lead.options.topic.other)
        await page.getByRole('button', { name: lead.form.sendContact }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          lead.notices.contactSent.title,
        )
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.getByRole('link', { name: answerWords(language)('home') }).click()
        await expect(page).toHaveURL(new RegExp(`${addressIn('/', language)}$`))
      })
    })

    test('the search counts and quotes as the language does, and the newsletter is confirmed in it', async ({
      page,
      site,
    }) => {
      await page.goto(addressIn('/about', language))
      await test.step('the search counts and quotes', async () => {
        const { words } = searchWords(language)
        await page.keyboard.press('/')
        const field = page.getByRole('textbox', { name: searchFrame(language).field })
        const said = page.getByRole('dialog').getByRole('status')
        await field.fill('zzzz')
        await expect(said).toHaveText(fillWords(words.none, { query: 'zzzz' }, language))
        await field.fill(routeOf('/water-purity', language).name)
        const counts = Array.from({ length: 500 }, (_, at) =>
          fillWords(words.count, { count: at + 1 }, language),
        )
        await expect.poll(async () => counts.includes((await said.textContent()) ?? '')).toBe(true)
        await page.keyboard.press('Escape')
      })

      await test.step('the newsletter is confirmed', async () => {
        const address = `reader-in-${language}@reader.example`
        const frame = navigation(language).footer.newsletter
        await page.getByLabel(frame.label).fill(address)
        await page.getByRole('button', { name: frame.button }).click()
        await expect
          .poll(() => mailTo(site, address), { intervals: [50] })
          .toMatchObject({ subject: mailWords(language, { companyName })('newsletter.subject') })
        const text = (await mailTo(site, address))?.text ?? ''
        const path = addressIn(newsletterPaths.confirm, language)
        await page.goto(new RegExp(`http\\S+${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? '')
        await page.getByRole('button', { name: answerWords(language)('confirm.button') }).click()
        await expect(
          page.getByRole('heading', { name: answerWords(language)('confirm.done') }),
        ).toBeVisible()
        expect(site.subscriberState(address)).toBe('confirmed')
      })
    })

    test('the switch keeps the page, and what is not there is said in its language', async ({
      page,
    }) => {
      await page.goto('/bulk-delivery')
      const list = page.getByRole('banner').getByRole('button', {
        name: languageWords('en').switch,
      })
      await list.click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageWords(language).name })
        .click()
      await expect(page).toHaveURL(new RegExp(`${addressIn('/bulk-delivery', language)}$`))
      // The key is heard once the page's code is there.
      await page.waitForLoadState()
      await page.keyboard.press('/')
      await expect(page.getByRole('textbox', { name: searchFrame(language).field })).toBeFocused()
      const answer = await page.request.get(addressIn('/no-such-page', language))
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain(`<html lang="${language}"`)
    })
  })
}

async function fillIn(page: Page, language: Language, marker: string): Promise<void> {
  const { fields } = contractWords(language).lead
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field(fields.firstName.label).fill('Amina')
  await field(fields.lastName.label).fill(marker)
  await field(fields.email.label).fill(`${marker}@hotel.example`)
  await field(fields.message.label).fill('24 000 L, Douala.')
}

async function mailTo(site: Site, address: string) {
  return (await site.mails()).find((mail) => mail.to?.[0]?.address === address)
}
