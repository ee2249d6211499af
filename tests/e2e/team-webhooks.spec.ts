import { mostWebhooks, teamAdminPaths } from '../../contract/team-admin.ts'
import { newColleague, openAs } from './support/colleague.ts'
import { confirm, expectSoundAtEveryWidth, row } from './support/team-lists.ts'
import { expect, test } from './support/team-site.ts'

test('a webhook shows its secret once, is tried, switched and removed', async ({
  page,
  context,
  teamSite: site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const admin = await newColleague(site, 'integrator', 'admin')
  await openAs(page, admin, 'webhooks')
  const address = page.getByLabel('Address of the other system')
  await address.fill('http://crm.company.example/new-lead')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('Enter an https address')).toBeVisible()
  await expect(address).toBeFocused()

  const url = `https://crm.company.example/new-lead-${Date.now()}`
  await address.fill(url)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('region', { name: `The secret for ${url}` })
  await expect(shown).toContainText('shown this once')
  await expect(shown.getByRole('heading')).toBeFocused()
  const secret = (await shown.getByRole('code').textContent()) ?? ''
  expect(secret.length).toBeGreaterThan(20)
  await shown.getByRole('button', { name: 'Copy' }).click()
  await expect(shown.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await expectSoundAtEveryWidth(page)
  await shown.getByRole('button', { name: 'I have kept it' }).click()
  await expect(shown).toHaveCount(0)
  await page.reload()
  const webhook = row(page, url)
  await expect(webhook).toContainText('Nothing was delivered yet.')
  await expect(page.getByText(secret)).toHaveCount(0)

  await webhook.getByRole('button', { name: `Try ${url}` }).click()
  // A name that ends in .example leads nowhere: the delivery stays under way and says why.
  await expect(webhook.getByRole('status')).toContainText('Last delivery')
  await expect(webhook.getByText('last delivery to')).toBeVisible()
  const on = webhook.getByRole('switch', { name: `On ${url}` })
  await expect(on).toBeChecked()
  await on.click()
  const off = webhook.getByRole('switch', { name: `Off ${url}` })
  await expect(off).not.toBeChecked()
  await page.reload()
  await expect(off).not.toBeChecked()
  await off.focus()
  await page.keyboard.press('Space')
  await expect(on).toBeChecked()

  await webhook.getByRole('button', { name: `Remove ${url}` }).click()
  await expect(page.getByRole('dialog')).toContainText('is told of no further message')
  await confirm(page, 'Remove')
  await expect(webhook).toHaveCount(0)
})

test('as many webhooks as may exist leave no room for another', async ({
  page,
  teamSite: site,
}) => {
  const admin = await newColleague(site, 'collector', 'admin')
  const headers = {
    authorization: `Bearer ${admin.token}`,
    'content-type': 'application/json',
  }
  for (let count = 0; count < mostWebhooks; count += 1) {
    const body = JSON.stringify({ url: `https://system-${count}.company.example/` })
    await fetch(site.url + teamAdminPaths.webhooks, { method: 'POST', headers, body })
  }
  await openAs(page, admin, 'webhooks')
  await expect(page.getByText(`There are ${mostWebhooks} webhooks`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add webhook' })).toHaveCount(0)
  site.store((database) => database.exec('delete from webhooks'))
})
