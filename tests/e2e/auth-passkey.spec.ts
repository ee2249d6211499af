import { totp } from '../support/totp.ts'
import { newAccount, tokenReplaced } from './support/colleague.ts'
import { controls, expect, fillSignIn, form, password, test } from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

test.use({ expectedErrors: tokenReplaced })

test('a passkey is added, signs in in place of a code, and is removed', async ({
  page,
  teamSite: site,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
  })
  const address = await newAccount(page, site, 'passkey@company.example')
  await page.goto('/team')
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const shown = (await page.locator('.second-factor-key').textContent()) ?? ''
  const uri = `otpauth://totp/x?secret=${shown.replace(/^.*:/, '').replaceAll(' ', '')}`
  const recovery = await page.locator('.second-factor-recovery code').allTextContents()
  await page.getByLabel('Code', { exact: true }).fill(totp(uri))
  await page.getByRole('button', { name: 'Switch on' }).click()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  const remove = page.getByRole('button', { name: /Remove the passkey/ })
  await expect(remove).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await site.mailsTo(address, /passkey was added/)

  await controls(page).getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/auth$/, { waitUntil: 'commit' })
  await fillSignIn(page, address)
  await form(page, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/$/, { waitUntil: 'commit' })

  await page.goto('/team')
  await remove.click()
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel('Code', { exact: true }).fill(recovery[1] ?? '')
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(remove).toBeHidden()
  await site.mailsTo(address, /was removed/)
})
