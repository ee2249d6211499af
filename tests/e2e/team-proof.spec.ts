import { totp } from '../support/totp.ts'
import { newColleague } from './support/colleague.ts'
import { openDesk } from './support/team-desk.ts'
import { controls, expect, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

test.describe('long after the sign-in', () => {
  // The browser notes the call that was refused, and a wrong code.
  test.use({ expectedErrors: /status of 40[03]/ })

  test('an export asks once more who is there, by keyboard alone, and then goes ahead', async ({
    page,
    teamSite: site,
  }) => {
    const anna = await newColleague(site, 'prover', 'staff')
    await openDesk(page, anna)
    site.store((database) => database.exec('update account_sessions set proved_at = 0'))
    const save = page.getByRole('button', { name: /Export/ })
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    const code = dialog.getByRole('textbox', { name: 'Code' })

    await save.focus()
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Nothing was done.')).toBeVisible()

    await save.click()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    const arrives = page.waitForEvent('download')
    await code.fill(totp(anna.uri, 1))
    await page.keyboard.press('Enter')
    expect((await arrives).suggestedFilename()).toMatch(/\.csv$/)
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('at the sign-out', () => {
  // What the dashboard asked for a moment before is refused once the session is gone.
  test.use({ expectedErrors: /status of 401/ })

  test('signing out leaves nothing of the team in the browser', async ({
    page,
    teamSite: site,
  }) => {
    const anna = await newColleague(site, 'leaver', 'staff')
    await openDesk(page, anna)
    await page.evaluate((address) => {
      localStorage.setItem(`team-note-draft:${address}:BGW-1`, 'Call them on Monday.')
    }, anna.address)
    await controls(page).getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/auth')
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('team-'))),
      )
      .toEqual([])
  })
})
