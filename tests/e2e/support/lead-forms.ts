/** The two forms that become leads, as a visitor fills them in. */

import { expect, type Locator, type Page } from '@playwright/test'
import { english } from '../../support/english.ts'
import { islandsRun } from './late-script.ts'

export const topic = (page: Page): Locator =>
  page.getByRole('combobox', { name: english.lead.fields.topic.label })
export const message = (page: Page): Locator =>
  page.getByRole('textbox', { name: english.lead.fields.message.label })

/** Opens a page with a form and a clock of the test's own. */
export async function openForm(
  page: Page,
  path: '/contact' | '/contact?need=emergency' | '/partnerships#contact-form',
): Promise<void> {
  await page.clock.install()
  await page.goto(path)
}

/** A visitor whose name is unlike every other test's, so that its lead can be told from theirs. */
export async function fillSender(page: Page, marker: string, host: string): Promise<void> {
  // Posted without its script the form would count the seconds that really passed.
  await islandsRun(page)
  // People take longer than the three seconds that mark a robot.
  await page.clock.fastForward(5000)
  await page.getByLabel(english.lead.fields.firstName.label).fill('Sigríður')
  await page.getByLabel(english.lead.fields.lastName.label).fill(marker)
  await page.getByLabel(english.lead.fields.email.label).fill(`${marker}@${host}`)
}

/** Chooses a topic in the form's own list, which takes the place of the browser's once the form runs. */
export async function chooseTopic(page: Page, label: string): Promise<void> {
  await expect(topic(page)).toHaveJSProperty('tagName', 'BUTTON')
  await topic(page).click()
  await page.getByRole('option', { name: label }).click()
}

/** A message about supply that nothing is wrong with. */
export async function fillMessage(page: Page, marker: string): Promise<void> {
  await fillSender(page, marker, 'hotel.example')
  await chooseTopic(page, english.lead.options.topic.supply)
  await message(page).fill(`Two containers to Rotterdam, ${marker}.`)
}

export function toastWith(page: Page, title: string): Locator {
  return page.locator('.toast').filter({ hasText: title })
}
