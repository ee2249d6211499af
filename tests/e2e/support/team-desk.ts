/** Messages for journeys through the team's inbox, and where they stand on the page. */
import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { ContactMessage } from '../../../contract/contact-message.ts'
import { type Acknowledged, headers as names } from '../../../contract/functions.ts'
import { type SentContext, writeLeadContext } from '../../../contract/lead-context.ts'
import { teamLeadPaths } from '../../../contract/team-leads.ts'
import { callFunction, contactFields } from '../../support/lead-calls.ts'
import { type Colleague, signInAs } from './colleague.ts'
import type { TeamSite } from './team-site.ts'

/** Opens the team's page, or one of its views, as a colleague. */
export async function openDesk(page: Page, colleague: Colleague, path = '/team'): Promise<void> {
  await signInAs(page, colleague)
  await page.goto(path)
}

/** Tells the page, each time it asks for news, that nothing came or changed: its list stays as it was loaded. */
export const answerNoNews = (page: Page): Promise<void> => answerNews(page, { changed: 0 })

/** Tells the page, each time it asks for news, that so many messages of its list have changed. */
export async function answerNews(page: Page, { changed }: { changed: number }): Promise<void> {
  await page.route(`**${teamLeadPaths.news}?*`, (route) =>
    route.fulfill({ json: { received: 0, changed, overdue: 0, dueSoon: 0, at: Date.now() } }),
  )
}

/** Sends a message as a visitor does; its reference. */
export async function sendMessage(
  site: TeamSite,
  fields: Partial<ContactMessage> = {},
  context: SentContext = {},
): Promise<string> {
  const answer = await callFunction(site.url, 'send-contact-email', contactFields(fields), {
    headers: {
      [names.leadContext]: writeLeadContext({ fillTime: 5_321, ...context }),
      // Each visitor comes from an address of its own, as the limits see it.
      'x-forwarded-for': `198.19.${randomInt(256)}.${randomInt(256)}`,
    },
  })
  if (!answer.ok) throw new Error(`Sending answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as Acknowledged).reference
}

/** The row of a message in the list, by a word of it. */
export function rowOf(page: Page, words: string | RegExp): Locator {
  return page.getByRole('grid', { name: 'Messages' }).getByRole('row').filter({ hasText: words })
}

/** The open message. */
export function pane(page: Page): Locator {
  return page.getByRole('article')
}
