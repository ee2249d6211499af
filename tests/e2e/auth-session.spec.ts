import type { Page } from '@playwright/test'
import { accountPaths } from '../../contract/accounts.ts'
import { newAccount, newColleague, openAs, signInAs } from './support/colleague.ts'
import { holdRequests } from './support/hold-requests.ts'
import { islandsRun } from './support/late-script.ts'
import { layoutShiftOf, typefaceErrors, withoutTypefaces } from './support/layout-shift.ts'
import { boxesOf } from './support/measure.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import {
  controls,
  expect,
  form,
  inAnotherBrowser,
  password,
  signIn,
  test,
  toast,
} from './support/team-site.ts'

/** Waits until a page of the signed-in has heard from the server that the session holds. */
async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('team-session-asked'))
}

test('two tabs share one session, and its end', async ({ page, context, teamSite: site }) => {
  const address = 'tabs@company.example'
  const other = await context.newPage()
  await other.goto('/about')
  await expect(controls(other)).toBeHidden()
  await newAccount(page, site, address)
  await page.goto('/')
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
  const address = await newAccount(page, site, 'returning@company.example')
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
    await page.goto('/')
    await untilAsked(page)
    await context.setOffline(true)
    for (const width of [1041, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await controls(page).getByRole('button').click()
      await expect(controls(page).getByRole('button')).toHaveText('Retry sign out')
      const [place] = await boxesOf(controls(page).getByRole('button'))
      expect(place.right).toBeLessThan(width - 24)
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
    const address = await newAccount(page, site, 'browsers@company.example')
    const there = await inAnotherBrowser(browser, site)
    await signIn(there, address)
    await expect(controls(there)).toBeVisible()
    await controls(there).getByRole('button', { name: 'Sign out' }).click()
    await expect(controls(there)).toBeHidden()
    await there.context().close()
    await page.goto('/team')
    await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
    await expect(form(page, 'sign-in')).toBeVisible()
    await expect(controls(page)).toBeHidden()
  })

  test('an expired session shows the form again, and the header forgets it', async ({
    page,
    teamSite: site,
  }) => {
    const address = await newAccount(page, site, 'expired@company.example')
    await page.goto('/')
    // The home page's own question stamps the moment that is removed here.
    await untilAsked(page)
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
      let asked = 0
      let expired = false
      const { promise: both, resolve: bothAsked } = Promise.withResolvers<void>()
      await page.route('**/auth/v1/get-session', async (route) => {
        if (expired) {
          asked += 1
          const place = asked
          if (place === 2) bothAsked()
          await both
          if (place === held) await new Promise((resolve) => setTimeout(resolve, 1_000))
        }
        // The page may be gone already.
        await route.continue().catch(() => {})
      })
      const address = await newAccount(page, site, `expired-team-${held}@company.example`)
      await page.goto('/')
      // The home page's own question must not be taken for one of these two.
      await untilAsked(page)
      site.expireSessions(address)
      expired = true
      await page.evaluate(() => localStorage.removeItem('team-session-asked'))
      await page.goto('/team')
      await expect(form(page, 'sign-in')).toBeVisible()
    })
  }
})

test('a sign-in leads to where one was going, and says why one had to', async ({
  browser,
  teamSite: site,
}) => {
  const { address } = await newColleague(site, 'going', 'pending')
  const there = await inAnotherBrowser(browser, site)
  await there.goto('/team?lead=BGW-0000-0000')
  await there.waitForURL(/\/auth$/, { waitUntil: 'commit' })
  await expect(there.locator('.auth-why')).not.toBeEmpty()
  await form(there, 'sign-in').getByLabel('Email').fill(address)
  await form(there, 'sign-in').getByLabel('Password', { exact: true }).fill(password)
  await form(there, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
  await there.waitForURL(/\/team\?lead=BGW-0000-0000$/, { waitUntil: 'commit' })
  await expect(toast(there)).toContainText('Login Successful')
  // Whoever signs out on purpose and in again lands at home, as ever.
  await there.getByRole('button', { name: 'Sign out' }).first().click()
  await there.waitForURL(/\/auth$/, { waitUntil: 'commit' })
  await islandsRun(there)
  await expect(there.locator('.auth-why')).toBeEmpty()
  await signIn(there, address)
  await there.context().close()
})

test.describe('at a sign-out, a question whether the session holds', () => {
  test.use({ expectedErrors: /status of 401/ })

  for (const [when, address] of [
    ['before the sign-out is answered', accountPaths.signOut],
    ['while the page leaves', '/auth'],
  ] as const) {
    test(`that is refused ${when} gives no reason and keeps no way back`, async ({
      page,
      teamSite: site,
    }) => {
      const question = await holdRequests(page, `**${accountPaths.session}`)
      const refused = page.waitForResponse((answer) => answer.status() === 401)
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch()
        question.release()
        await (await refused).finished()
        // The page may be gone by then.
        await route.fulfill({ response }).catch(() => undefined)
      })
      await signInAs(page, await newColleague(site, 'leaving', 'pending'))
      // The header has asked lately: the one question is the page's own.
      await page.evaluate(() => localStorage.setItem('team-session-asked', String(Date.now())))
      await page.goto('/team')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
      await islandsRun(page)
      await expect(page.locator('.auth-why')).toBeEmpty()
    })
  }
})

test('a page that waits for approval notices it by itself', async ({ page, teamSite: site }) => {
  const colleague = await newColleague(site, 'noticed', 'pending')
  await page.clock.install()
  await openAs(page, colleague, 'account')
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await site.team('approve', colleague.address)
  await page.clock.runFor(21_000)
  await expect(page.getByText('Staff', { exact: true })).toBeVisible()
})

test('a session outlives a restart of the server and of the browser', async ({
  page,
  browser,
  teamSite: site,
}) => {
  const address = await newAccount(page, site, 'restart@company.example')
  const storageState = await page.context().storageState()
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
    const address = await newAccount(page, site, `clock${hours}@company.example`)
    await page.goto('/team')
    await expect(page.getByText(address)).toBeVisible()
    await page.goto('/auth')
    await page.waitForURL(/\/$/, { waitUntil: 'commit' })
  })
}

test.describe('with no typeface to wait for', () => {
  test.use({ expectedErrors: typefaceErrors })

  test('the header of the signed-in stands before the first paint and moves nothing', async ({
    page,
    teamSite: site,
  }) => {
    await withoutTypefaces(page)
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
      expect(await sidewaysOverflow(page)).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 780 })
    await page.locator('header').getByRole('button', { name: 'Menu' }).click()
    await page.locator('.site-menu').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.locator('.site-menu .site-team')).toBeHidden()
  })
})
