import { teamViews } from '../../site/islands/team/team-views.ts'
import { newAccount, newColleague } from './support/colleague.ts'
import { openDesk } from './support/team-desk.ts'
import { expect, test } from './support/team-site.ts'

test('each view has an address, a title and the focus, and Back returns to the one before', async ({
  page,
  teamSite: site,
}) => {
  await openDesk(page, await newColleague(site, 'desk', 'staff'))
  await expect(page.getByLabel('Search', { exact: true })).toBeVisible()
  const views = page.getByRole('navigation', { name: 'Team' })
  await views.getByRole('link', { name: teamViews.overview }).click()
  await expect(page).toHaveURL(/view=overview$/)
  await expect(page).toHaveTitle(new RegExp(`^${teamViews.overview} \\|`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teamViews.overview)
  await expect(views.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teamViews.inbox)
  await page.goto('/team?view=accounts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teamViews.inbox)
})

test('an admin finds the views for admins', async ({ page, teamSite: site }) => {
  await openDesk(page, await newColleague(site, 'desk', 'admin'))
  await page.getByRole('link', { name: 'Admin' }).click()
  const views = page.getByRole('navigation', { name: 'Admin' })
  await expect(views.getByRole('link')).toHaveText([
    teamViews.accounts,
    teamViews.launch,
    teamViews.newsletter,
    teamViews.webhooks,
    teamViews.record,
  ])
})

test('whoever waits for approval sees the own account alone', async ({ page, teamSite: site }) => {
  await newAccount(page, site, 'waiting@company.example')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/team')
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Team' }).getByRole('link')).toHaveCount(1)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})
