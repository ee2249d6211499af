import type { Page } from '@playwright/test'
import { teamPaths } from '../../contract/accounts.ts'
import { totp } from '../support/totp.ts'
import { layoutShiftOf } from './support/layout-shift.ts'
import { expect, form, newAccount, password, signIn, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

// Each signs up, reads its mail and confirms first.
test.describe.configure({ timeout: 60_000 })

function controls(page: Page) {
  return page.locator('.site-nav .site-team')
}

test('two tabs share one session, and its end', async ({ page, context, teamSite: site }) => {
  const address = 'tabs@company.example'
  const other = await context.newPage()
  await other.goto('/about')
  await expect(controls(other)).toBeHidden()
  await newAccount(page, site, address)
  await expect(controls(other)).toBeVisible()
  await other.goto('/team')
  await expect(other.getByText(address)).toBeVisible()
  await controls(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(controls(page)).toBeHidden()
  await other.waitForURL(/\/auth$/, { waitUntil: 'commit' })
})

test('a page out of the back-forward cache shows nothing of an ended session', async ({
  page,
  teamSite: site,
}) => {
  const address = 'returning@company.example'
  await newAccount(page, site, address)
  await page.goto('/team')
  await expect(page.getByText(address)).toBeVisible()
  await page.evaluate((key) => {
    localStorage.removeItem(key)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, 'team-session')
  await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /INTERNET_DISCONNECTED/ })

  test('signing out says that it failed, and works at the next press', async ({
    page,
    context,
    teamSite: site,
  }) => {
    // A page that still fades in does not like its window to change.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await newAccount(page, site, 'offline@company.example')
    await context.setOffline(true)
    for (const width of [1041, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await controls(page).getByRole('button').click()
      await expect(controls(page).getByRole('button')).toHaveText('Retry sign out')
      const place = await controls(page).getByRole('button').boundingBox()
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(width - 24)
    }
    await context.setOffline(false)
    await controls(page).getByRole('button').click()
    await expect(controls(page)).toBeHidden()
  })
})

test.describe('sessions that ended elsewhere', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('signing out in one browser ends the session in another', async ({
    page,
    browser,
    teamSite: site,
  }) => {
    const address = 'browsers@company.example'
    await newAccount(page, site, address)
    const elsewhere = await browser.newContext({ baseURL: site.url })
    const there = await elsewhere.newPage()
    await signIn(there, address)
    await expect(controls(there)).toBeVisible()
    await controls(there).getByRole('button', { name: 'Sign out' }).click()
    await expect(controls(there)).toBeHidden()
    await elsewhere.close()
    await page.goto('/team')
    await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
    await expect(form(page, 'sign-in')).toBeVisible()
    await expect(controls(page)).toBeHidden()
  })

  test('an expired session shows the form again, and the header forgets it', async ({
    page,
    teamSite: site,
  }) => {
    const address = 'expired@company.example'
    await newAccount(page, site, address)
    // The home page's own question stamps the moment that is removed here.
    await page.waitForFunction(() => localStorage.getItem('team-session-asked'))
    site.expireSessions(address)
    await page.evaluate(() => localStorage.removeItem('team-session-asked'))
    await page.goto('/about')
    await expect(controls(page)).toBeHidden()
    await page.goto('/auth')
    await expect(form(page, 'sign-in')).toBeVisible()
  })

  // The header asks as well as the panel; each in turn hears a second later.
  for (const held of [1, 2]) {
    test(`an expired account page leads to the form, with answer ${held} held back`, async ({
      page,
      teamSite: site,
    }) => {
      // No view transition: Chromium calls one that it breaks off itself an error of the page.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const address = `expired-team-${held}@company.example`
      await newAccount(page, site, address)
      // The home page's own question must not be taken for one of these two.
      await page.waitForFunction(() => localStorage.getItem('team-session-asked'))
      site.expireSessions(address)
      await page.evaluate(() => localStorage.removeItem('team-session-asked'))
      let asked = 0
      let bothAsked = () => {}
      const both = new Promise<void>((resolve) => {
        bothAsked = resolve
      })
      await page.route('**/auth/v1/get-session', async (route) => {
        asked += 1
        const place = asked
        if (place === 2) bothAsked()
        await both
        if (place === held) await new Promise((resolve) => setTimeout(resolve, 1_000))
        // The page may be gone already.
        await route.continue().catch(() => {})
      })
      await page.goto('/team')
      await expect(form(page, 'sign-in')).toBeVisible()
    })
  }
})

test('a session outlives a restart of the server and of the browser', async ({
  page,
  browser,
  teamSite: site,
}) => {
  const address = 'restart@company.example'
  await newAccount(page, site, address)
  const storageState = await page.context().storageState()
  // Whatever the page still loads would fail meanwhile.
  await page.goto('about:blank')
  await site.restart()
  await page.goto('/team')
  await expect(page.getByText(address)).toBeVisible()
  const again = await browser.newContext({ baseURL: site.url, storageState })
  const restored = await again.newPage()
  await restored.goto('/auth')
  await restored.waitForURL(/\/$/, { waitUntil: 'commit' })
  await expect(controls(restored)).toBeVisible()
  await again.close()
})

for (const hours of [-1, 1]) {
  test(`a clock ${hours} hour off disturbs nobody`, async ({ page, teamSite: site }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    const address = `clock${hours}@company.example`
    await newAccount(page, site, address)
    await page.goto('/team')
    await expect(page.getByText(address)).toBeVisible()
    await page.goto('/auth')
    await page.waitForURL(/\/$/, { waitUntil: 'commit' })
  })
}

test('the header of the signed-in stands before the first paint and moves nothing', async ({
  page,
  teamSite: site,
}) => {
  await newAccount(page, site, 'paint@company.example')
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const shown = document.documentElement.hasAttribute('data-signed-in')
      document.documentElement.dataset.shownEarly = String(shown)
    })
  })
  for (const width of [1041, 1280, 1440]) {
    // From a blank page no view transition runs, which a new size would break off.
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 900 })
    expect(await layoutShiftOf(page, '/about')).toBe(0)
    await expect(page.locator('html')).toHaveAttribute('data-shown-early', 'true')
    await expect(controls(page)).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await page.locator('header').getByRole('button', { name: 'Menu' }).click()
  await page.locator('.site-menu').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('.site-menu .site-team')).toBeHidden()
})

test.describe('an admin without second factor', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('the account page says whether an admin approved the account, and leads an admin to enrol', async ({
    page,
    teamSite: site,
  }) => {
    const address = 'approved@company.example'
    await newAccount(page, site, address)
    await page.goto('/team')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await site.team('approve', address, '--role', 'admin')
    await page.reload()
    await expect(page.getByText('Admin', { exact: true })).toBeVisible()
    const status = () =>
      page.evaluate(async (path) => {
        const authorization = `Bearer ${localStorage.getItem('team-session')}`
        return (await fetch(path, { headers: { authorization } })).status
      }, teamPaths.accounts)
    // The browser notes each refused call.
    await expect(page.getByText('an admin needs one')).toBeVisible()
    expect(await status()).toBe(403)
    await switchOn(page)
    await expect(page.getByText('an admin needs one')).toBeHidden()
    expect(await status()).toBe(200)
  })
})

/** Switches the second factor on, on the team's page; the address that the phone learns, and the recovery codes. */
async function switchOn(page: Page): Promise<{ uri: string; recovery: string[] }> {
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /authenticator/ })).toBeVisible()
  const shown = (await page.locator('.second-factor-key').textContent()) ?? ''
  const uri = `otpauth://totp/x?secret=${shown.replace(/^.*:/, '').replaceAll(' ', '')}`
  const recovery = await page.locator('.second-factor-recovery code').allTextContents()
  await page.getByLabel('Code', { exact: true }).fill(totp(uri))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.locator('.second-factor [role=status]')).toHaveText('On')
  return { uri, recovery }
}

test('the account page changes the password and lists the sessions, each with what ends it', async ({
  page,
  browser,
  teamSite: site,
}) => {
  test.setTimeout(90_000)
  const address = 'sessions@company.example'
  await newAccount(page, site, address)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const there = await elsewhere.newPage()
  await signIn(there, address)
  await page.goto('/team')
  const rows = page.locator('.account-panel-sessions > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await rows.getByRole('button', { name: /End the session/ }).click()
  await expect(rows).toHaveCount(1)

  await signIn(there, address)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Present password')).toBeFocused()
  await page.getByLabel('Present password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('grimsvotn-og-skeidara-6')
  await page.getByLabel('New password, again').fill('grimsvotn-og-skeidara-6')
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Every other session has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(address)).toBeVisible()
  await elsewhere.close()
})

test('a second factor is switched on, asked for at the next sign-in, and switched off', async ({
  page,
  teamSite: site,
}) => {
  test.setTimeout(90_000)
  const address = 'second@company.example'
  await newAccount(page, site, address)
  const other = await page.context().newPage()
  await other.goto('/team')
  await other.getByRole('button', { name: 'Switch on' }).click()
  await page.goto('/team')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /authenticator/ })).toBeVisible()
  await expect(page.locator('.second-factor-steps')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const shown = (await page.locator('.second-factor-key').textContent()) ?? ''
  const uri = `otpauth://totp/x?secret=${shown.replace(/^.*:/, '').replaceAll(' ', '')}`
  const recovery = await page.locator('.second-factor-recovery code').allTextContents()
  await page.getByLabel('Code', { exact: true }).fill(totp(uri))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.locator('.second-factor [role=status]')).toHaveText('On')
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeFocused()
  // The other tab, in the midst of the same, follows.
  await expect(other.locator('.second-factor [role=status]')).toHaveText('On')
  await expect(other.getByRole('button', { name: 'Switch off' })).toBeVisible()
  await other.close()
  await controls(page).getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })

  for (const code of [totp(uri, 1), recovery[0] ?? '']) {
    await page.goto('/auth')
    await form(page, 'sign-in').getByLabel('Email').fill(address)
    await form(page, 'sign-in').getByLabel('Password', { exact: true }).fill(password)
    await form(page, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await form(page, 'code').getByLabel('Code', { exact: true }).fill(code)
    await form(page, 'code').getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(/\/$/, { waitUntil: 'commit' })
    await page.goto('/team')
    await expect(page.locator('.second-factor [role=status]')).toHaveText('On')
    if (code === recovery[0]) break
    await controls(page).getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
  }
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel('Code', { exact: true }).fill(recovery[1] ?? '')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.locator('.second-factor [role=status]')).toHaveText('Off')
})
