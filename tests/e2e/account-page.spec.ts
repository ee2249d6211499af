import type { Browser, Page } from '@playwright/test'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { noAnswer } from '../../site/islands/call-account.ts'
import { totp } from '../support/totp.ts'
import { newAccount, tokenReplaced } from './support/colleague.ts'
import { sidewaysOverflow } from './support/page-guarantees.ts'
import { afterTries } from './support/slow-processor.ts'
import {
  controls,
  expect,
  form,
  inAnotherBrowser,
  password,
  signIn,
  type TeamSite,
  test,
} from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

test.use({ expectedErrors: tokenReplaced })

test.describe('a colleague without second factor', () => {
  test.use({ expectedErrors: /status of 40[13]/ })

  test('the account page says whether an admin approved the account, and leads who was approved to enrol', async ({
    page,
    teamSite: site,
  }) => {
    const address = await newAccount(page, site, 'approved@company.example')
    await page.goto('/team')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await site.team('approve', address, '--role', 'staff')
    await page.reload()
    await expect(page.getByText('Staff', { exact: true })).toBeVisible()
    const status = () =>
      page.evaluate(async (path) => {
        const authorization = `Bearer ${localStorage.getItem('team-session')}`
        return (await fetch(path, { headers: { authorization } })).status
      }, teamLeadPaths.leads)
    // The browser notes each refused call.
    await expect(page.getByText('Switch on a second factor below to begin.')).toBeVisible()
    expect(await status()).toBe(403)
    await page.getByRole('button', { name: 'Switch on' }).click()
    await giveItsPassword(page)
    await proveSecondFactor(page)
    await expect(page.getByText('Switch on a second factor below to begin.')).toBeHidden()
    expect(await status()).toBe(200)
  })
})

/** Gives the password that the second factor asks for, until the picture for the authenticator stands there. */
async function giveItsPassword(page: Page): Promise<void> {
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /authenticator/ })).toBeVisible()
}

/** Signs in with another browser and closes it: the session goes on. */
async function signInElsewhere(browser: Browser, site: TeamSite, address: string): Promise<void> {
  const there = await inAnotherBrowser(browser, site)
  await signIn(there, address)
  await there.context().close()
}

/** Proves the second factor that was asked for; the address that the phone learns, and the recovery codes. */
async function proveSecondFactor(page: Page): Promise<{ uri: string; recovery: string[] }> {
  const shown = (await page.locator('.second-factor-key').textContent()) ?? ''
  const uri = `otpauth://totp/x?secret=${shown.replace(/^.*:/, '').replaceAll(' ', '')}`
  const recovery = await page.locator('.second-factor-recovery code').allTextContents()
  await page.getByLabel('Code', { exact: true }).fill(totp(uri))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.locator('.second-factor > [role=status]')).toHaveText('On')
  return { uri, recovery }
}

test('the account page changes the password and lists the sessions, each with what ends it', async ({
  page,
  browser,
  teamSite: site,
}) => {
  const address = await newAccount(page, site, 'sessions@company.example')
  await signInElsewhere(browser, site, address)
  await page.goto('/team')
  const rows = page.locator('.account-panel-sessions > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await rows.getByRole('button', { name: /End the session/ }).click()
  await expect(rows).toHaveCount(1)

  await signInElsewhere(browser, site, address)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Present password')).toBeFocused()
  await page.getByLabel('Present password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('grimsvotn-og-skeidara-6')
  await page.getByLabel('New password, again').fill('grimsvotn-og-skeidara-6')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Every other session has ended.')).toBeVisible(afterTries)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(address)).toBeVisible()
})

test('a second factor is switched on, asked for at the next sign-in, and switched off', async ({
  page,
  teamSite: site,
}) => {
  const address = await newAccount(page, site, 'second@company.example')
  await page.goto('/team')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeFocused()
  await page.keyboard.press('Enter')
  await giveItsPassword(page)
  await expect(page.locator('.second-factor-steps')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const other = await page.context().newPage()
  await other.goto('/team')
  await other.getByRole('button', { name: 'Switch on' }).click()
  const { uri, recovery } = await proveSecondFactor(page)
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeFocused()
  // The other tab, in the midst of the same, follows.
  await expect(other.locator('.second-factor > [role=status]')).toHaveText('On')
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
    await expect(page.locator('.second-factor > [role=status]')).toHaveText('On')
    if (code === recovery[0]) break
    await controls(page).getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
  }
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel('Code', { exact: true }).fill(recovery[1] ?? '')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.locator('.second-factor > [role=status]')).toHaveText('Off')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a step of the account page says so in words, and keeps what was written', async ({
    page,
    context,
    teamSite: site,
  }) => {
    await newAccount(page, site, 'unanswered@company.example')
    await page.goto('/team')
    await page.getByRole('button', { name: 'Switch on' }).click()
    await page.getByLabel('Your password').fill(password)
    await context.setOffline(true)
    const step = page.getByRole('form', { name: 'Continue' })
    await step.getByRole('button', { name: 'Continue' }).click()
    await expect(step.getByRole('alert')).toHaveText(noAnswer)
    await expect(page.getByLabel('Your password')).toHaveValue(password)
  })
})
