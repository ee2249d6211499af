import { randomUUID } from 'node:crypto'
import { filledPath } from '../../contract/filled-path.ts'
import { takeBackTime, teamAnswerPaths } from '../../contract/team-answers.ts'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { type Colleague, newColleague } from './support/colleague.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import { afterTries } from './support/slow-processor.ts'
import { openDesk, pane, rowOf, sendMessage } from './support/team-desk.ts'
import { expect, type TeamSite, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

// One server: its accounts are made once.
test.describe.configure({ mode: 'serial' })

let anna: Colleague

test.beforeAll(async ({ teamSite: site }) => {
  anna = await newColleague(site, 'answers', 'staff')
})

/** Lets the ten seconds pass for which the answer to a message waits. */
function endTakeBack(site: TeamSite, reference: string): void {
  site.store((database) => {
    const waits = database
      .prepare(
        `select outbox.id, next_attempt_at - queued_at as wait from outbox
           join leads on leads.id = lead_id where outbox.kind = 'answer' and reference = ?`,
      )
      .all(reference)
    expect(waits).toEqual([{ id: expect.any(String), wait: takeBackTime }])
    database
      .prepare("update outbox set next_attempt_at = 0 where id = ? and state = 'waiting'")
      .run(waits[0]?.id ?? '')
  })
}

for (const [width, name] of [
  [390, 'Phone'],
  [1440, 'Desktop'],
] as const) {
  test(`a colleague quotes, chooses a template, attaches, sends, takes back and sends at ${width} px, and the message shows it`, async ({
    page,
    teamSite: site,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const email = `${name.toLowerCase()}@harbour.example`
    const reference = await sendMessage(
      site,
      { lastName: name, email, topic: 'supply' },
      { extras: { containers: 4, place: 'Rotterdam' } },
    )
    await openDesk(page, anna)
    await rowOf(page, name).getByRole('link').click()
    const lead = pane(page)

    await lead.getByRole('button', { name: 'Make a quote' }).click()
    const quote = lead.getByRole('form', { name: 'Quote' })
    await expect(quote.getByLabel('Place of delivery')).toHaveValue('Rotterdam')
    await expect(quote.getByLabel('Price', { exact: true })).toBeFocused()
    await quote.getByLabel('Price', { exact: true }).fill('4250')
    await quote.getByLabel('Valid until').fill('2027-01-31')
    await quote.getByLabel('Lead time').fill('3 weeks from accepted order')
    await quote.getByRole('button', { name: 'Make the quote' }).click()
    await expect(lead.getByText(/Q-\d{4}-\d{4}, version 1/)).toBeVisible(afterTries)

    const answer = lead.getByRole('button', { name: 'Answer with the quote' })
    await expect(answer).toBeFocused()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    const form = lead.getByRole('form', { name: 'Answer' })
    const text = form.getByRole('textbox', { name: 'Answer' })
    await expect(text).toBeFocused()
    await expect(text).toBeInViewport()
    await expect(text).toHaveValue(new RegExp(`Rotterdam[^]*${reference}`))
    await expect(form.getByRole('checkbox', { name: /^Quote / })).toBeChecked()
    const supply = await text.inputValue()
    await form.getByLabel('Template').selectOption({ label: 'Press' })
    await expect(text).not.toHaveValue(supply)
    await form.getByLabel('Template').selectOption({ label: 'Supply' })
    await expect(text).toHaveValue(supply)
    await text.fill(`${supply}\n\nOne line of our own.`)
    await form.getByText('Documents of the site').click()
    await form.getByRole('checkbox').last().check()
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await violationsOf(page, 'article')).toEqual([])

    // Closed and opened anew, and in a page that was loaded anew, the draft is there; in the browser nothing of it.
    await expect(form.getByText('Draft saved.')).toBeVisible()
    await page.reload()
    await lead.getByRole('button', { name: 'Continue your answer' }).click()
    await expect(text).toHaveValue(/One line of our own\.$/)
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain('our own')

    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(lead.getByRole('button', { name: 'Undo sending' })).toBeFocused()
    await expect(lead.getByRole('button', { name: 'Undo sending' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue(/One line of our own\.$/)
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await expect(lead.getByRole('heading', { name: 'Answers and replies' })).toHaveCount(0)

    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(lead.getByRole('button', { name: 'Undo sending' })).toBeVisible()
    endTakeBack(site, reference)
    await expect(lead.getByText(/^Delivered to the mail server/)).toBeVisible(afterTries)
    await expect(lead.getByRole('button', { name: 'Contacted' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(lead.getByText(/New → Contacted/)).toBeVisible()
    await expect(lead.getByLabel('Attachments').getByRole('listitem')).toHaveCount(2)
    const [arrived] = await site.mailsTo(email, new RegExp(`^Re: .*${reference}`))
    expect(arrived).toContain('One line of our own.')
    expect(await sidewaysOverflow(page)).toBe(0)
  })
}

test.describe('two colleagues', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('who answers second reads it before theirs is sent, and nothing leaves until they press again', async ({
    page,
    teamSite: site,
  }) => {
    const bo = await newColleague(site, 'second', 'staff')
    const reference = await sendMessage(site, { lastName: 'Twice', topic: 'media' })
    const call = (path: string, body: object) =>
      fetch(site.url + path.replace(':reference', reference), {
        method: 'POST',
        headers: { authorization: `Bearer ${bo.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    // What the other colleague does reaches the page with the refusal, not before.
    let held = Promise.resolve()
    const holdLead = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    }
    await page.route(`**${filledPath(teamLeadPaths.lead, { reference })}`, async (route) => {
      // One that was asked for before the hold may be answered after it.
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    await call(teamAnswerPaths.answering, {})
    await openDesk(page, anna, `/team?lead=${reference}`)
    const lead = pane(page)
    await expect(lead.getByText(/^second-\d+ is answering/)).toBeVisible()
    await lead.getByRole('button', { name: 'Answer', exact: true }).click()
    const form = lead.getByRole('form', { name: 'Answer' })
    await expect(form.getByRole('textbox', { name: 'Answer' })).toHaveValue(/\S/)
    const release = holdLead()
    const answered = await call(teamAnswerPaths.answer, {
      id: randomUUID(),
      version: 1,
      subject: 'First',
      text: 'We were quicker.',
      attachments: [],
    })
    expect(answered.status).toBe(200)
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    release()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(form.getByRole('alert')).toContainText(/^second-\d+ answered meanwhile/)
    await expect(lead.getByText('We were quicker.')).toBeVisible()
    await expect(lead.getByRole('button', { name: 'Undo sending' })).toHaveCount(0)
    await form.getByRole('button', { name: 'Send anyway' }).click()
    await expect(lead.getByRole('button', { name: 'Undo sending' })).toBeVisible()
  })
})
