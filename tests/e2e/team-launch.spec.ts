import { newColleague, openAs } from './support/colleague.ts'
import { expectSoundAtEveryWidth } from './support/team-lists.ts'
import { expect, test } from './support/team-site.ts'

test('an admin reads the launch list, sees mail arrive and signs a promise; Launch stays closed while a must is red', async ({
  page,
  teamSite: site,
}) => {
  const admin = await newColleague(site, 'launcher', 'admin')
  await openAs(page, admin, 'launch')
  await expect(page.getByRole('button', { name: 'Launch', exact: true })).toBeDisabled()
  const line = (title: RegExp) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

  const mail = line(/^Mail leaves/)
  await expect(mail).toHaveAttribute('data-state', 'must')
  await mail.getByRole('button', { name: 'Send a test message' }).click()
  await expect(mail.getByRole('status')).toContainText(admin.address)
  const [text] = await site.mailsTo(admin.address, /^Test message/)
  const link = /http\S+#arrived=[\w-]+/.exec(text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(mail).toHaveAttribute('data-state', 'green')
  expect(new URL(page.url()).hash).toBe('')

  const promises = line(/^Every promise/)
  await promises.getByText('Show each').click()
  const first = promises.getByRole('listitem').first()
  await first.getByRole('textbox').fill('Ada Lovelace')
  await first.getByRole('button', { name: 'Sign' }).click()
  await expect(first).toContainText('Ada Lovelace')
  await expectSoundAtEveryWidth(page)
  await first.getByRole('button', { name: /^Take back/ }).click()
  await expect(first.getByRole('textbox')).toBeVisible()
})

test('the address that people say leads to the list, and staff read that the site is not launched', async ({
  page,
  teamSite: site,
}) => {
  const staff = await newColleague(site, 'looker', 'staff')
  await openAs(page, staff, 'overview')
  await expect(page.getByRole('banner').getByText('Not launched')).toBeVisible()
  const answer = await page.request.get('/team/launch', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/team?view=launch')
})
