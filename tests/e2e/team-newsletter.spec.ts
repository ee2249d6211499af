import { randomUUID } from 'node:crypto'
import { newColleague, openAs } from './support/colleague.ts'
import { confirm, dismiss, expectSoundAtEveryWidth, row } from './support/team-lists.ts'
import { expect, test } from './support/team-site.ts'

// An issue that says too little, and one sent without a public address, are refused.
test.use({ expectedErrors: /status of (?:400|409)/ })

test('an admin writes an issue from articles, looks at it, changes it, tries it on themselves and deletes it', async ({
  page,
  teamSite: site,
}) => {
  const admin = await newColleague(site, 'publisher', 'admin')
  await openAs(page, admin, 'newsletter')
  const title = `Issue ${randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Write an issue' }).click()
  const form = page.getByRole('form', { name: 'Issue' })
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form.getByRole('alert').first()).not.toBeEmpty()
  await form.getByLabel(/^Title/).fill(title)
  await form.getByLabel(/^Introduction/).fill('One paragraph.\n\nAnother one.')
  await form.getByRole('checkbox').first().check()
  await expectSoundAtEveryWidth(page)
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form).toHaveCount(0)

  const issue = row(page, title)
  await issue.getByRole('button', { name: /^Preview/ }).click()
  await expect(issue).toContainText('/resources#')
  await issue.getByRole('button', { name: /^Edit/ }).click()
  await expect(form.getByRole('checkbox').first()).toBeChecked()
  await form.getByLabel(/^Introduction/).fill('Changed.')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(issue).toContainText('Changed.')
  await expectSoundAtEveryWidth(page)

  await issue.getByRole('button', { name: /^Try on yourself/ }).click()
  await expect(issue.getByRole('status').first()).toContainText(admin.address)
  const [text] = await site.mailsTo(admin.address, new RegExp(title))
  expect(text).toContain('Changed.')
  // Without a public address nothing goes out: its links would lead nowhere.
  await issue.getByRole('button', { name: /^Send/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('PUBLIC_URL')
  await dismiss(page)
  await issue.getByRole('button', { name: /^Delete/ }).click()
  await confirm(page, 'Delete')
  await expect(issue).toHaveCount(0)
})
