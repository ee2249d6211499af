import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { contactFields } from '../../tests/support/lead-calls.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { chromiumLaunch } from '../../tools/system-chromium.ts'
import type { Lead } from '../leads/lead.ts'
import { leadAcknowledgement } from '../mail-templates/lead-acknowledgement.ts'
import { leadNotification } from '../mail-templates/lead-notification.ts'
import { newsletterConfirmation } from '../mail-templates/newsletter-confirmation.ts'

const widest: Lead = {
  id: 'id',
  reference: 'BGW-7K3M-9Q2F',
  submissionKey: 'key',
  enquiry: {
    kind: 'contact',
    fields: contactFields({
      firstName: 'W'.repeat(100),
      email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
      organization: 'W'.repeat(200),
      message: `${'W'.repeat(400)}\nhttps://example.com/${'path/'.repeat(60)}`,
    }),
  },
  context: { page: `/${'w'.repeat(290)}`, referrer: `https://${'w'.repeat(250)}.example/` },
  suspicions: ['honeypot', 'filled-too-fast'],
  receivedAt: 0,
  answerDueAt: 0,
}

const confirmation = {
  address: `${'w'.repeat(60)}@example.com`,
  confirmSecret: 'w'.repeat(43),
  unsubscribeSecret: 'w'.repeat(43),
  language: 'en',
  writtenAt: 0,
} as const

test('no mail is wider than a narrow client, whatever its visitor wrote', {
  timeout: 60_000,
}, async () => {
  const browser = await chromium.launch(chromiumLaunch)
  onTestFinished(() => browser.close())
  for (const width of [320, 360]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    for (const mail of [
      leadNotification(widest, mailSettings),
      leadAcknowledgement(widest, mailSettings),
      newsletterConfirmation(confirmation, mailSettings),
    ]) {
      await page.setContent(mail.message.html)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    }
  }
})
