import { accountPaths, passwordLength } from '../../contract/accounts.ts'
import { fillWords } from '../../contract/words/fill-words.ts'
import { english } from '../support/english.ts'
import { newAccount } from './support/colleague.ts'
import { holdRequests } from './support/hold-requests.ts'
import { untilRunning } from './support/late-script.ts'
import {
  expect,
  fillSignIn,
  form,
  linkIn,
  password,
  signIn,
  signUp,
  test,
  toast,
} from './support/team-site.ts'
import { violationsOf } from './support/violations.ts'

const header = '.site-nav .site-team'

test('the card has the specified tabs, labels, link and help', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up'])
  const signInForm = form(page, 'sign-in')
  await expect(signInForm.locator('label')).toHaveText(['Email', 'Password'])
  await expect(signInForm.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(signInForm.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const signUpForm = form(page, 'sign-up')
  await expect(signUpForm.locator('label')).toHaveText(['Email', 'Password', 'Confirm Password'])
  await expect(signUpForm.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await expect(page.getByText('Need help? Contact your system administrator')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', '/')
})

test('one toggle shows the passwords of both tabs, never the confirmation', async ({ page }) => {
  await page.goto('/auth')
  const signInPassword = form(page, 'sign-in').getByLabel('Password', { exact: true })
  await expect(signInPassword).toHaveAttribute('type', 'password')
  await form(page, 'sign-in').getByRole('button', { name: 'Show password' }).click()
  await expect(signInPassword).toHaveAttribute('type', 'text')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const fields = form(page, 'sign-up')
  await expect(fields.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(fields.getByLabel('Confirm Password')).toHaveAttribute('type', 'password')
  await expect(fields.getByRole('button', { name: /password/ })).toHaveCount(1)
  await fields.getByRole('button', { name: 'Hide password' }).click()
  await expect(signInPassword).toHaveAttribute('type', 'password')
})

test('signs up, confirms by the mailed link, and is in', async ({
  page,
  teamSite: site,
  request,
}) => {
  const address = 'journey@company.example'
  const calls: unknown[] = []
  page.on('request', (call) => {
    if (call.url().endsWith(accountPaths.signUp)) calls.push(call.postDataJSON())
  })
  await signUp(page, address)
  await expect(toast(page)).toContainText(english.accounts.notices.signedUp.description)
  await expect(page).toHaveURL(/\/auth/)
  const { title, sentTo, again } = english.accounts.notices.mailbox
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(page.getByText(fillWords(sentTo, { address }, 'en'))).toBeVisible()
  const redirectTo = `${site.url}/`
  expect(calls).toEqual([{ email: address, password, redirectTo }])

  await page.getByRole('button', { name: again }).click()
  await expect(page.locator('.auth-step').getByRole('status')).not.toBeEmpty()
  // The pause between two mails holds: the first link is the one that works.
  const mails = await site.mailsTo(address, /^Confirm/)
  expect(mails).toHaveLength(1)
  const link = linkIn(mails[0])
  expect(link).toMatch(new RegExp(`^${site.url}/auth#confirm=`))
  // What a mail scanner does: it fetches every link, more than once.
  for (const visit of [1, 2]) expect((await request.get(link)).status(), `${visit}`).toBe(200)

  await page.goto('about:blank')
  await page.goto(link)
  expect(await violationsOf(page)).toEqual([])
  await form(page, 'confirm').getByLabel('Password', { exact: true }).fill(password)
  await form(page, 'confirm').getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(toast(page)).toContainText(english.accounts.notices.confirmed.description)
  await expect(page.locator(header).getByRole('link', { name: 'Team' })).toBeVisible()
  await toast(page).getByRole('link', { name: english.accounts.notices.confirmed.link }).click()
  await expect(page).toHaveURL(`${site.url}/team`)
})

test('a sign-in says so, leads home, and the page is closed to the signed-in', async ({
  page,
  teamSite: site,
}) => {
  const address = await newAccount(page, site, 'sign-in@company.example')
  await page.goto('/')
  await page.locator(header).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator(header)).toBeHidden()

  await fillSignIn(page, address)
  await form(page, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(toast(page)).toContainText(english.accounts.notices.signedIn.title)
  await expect(toast(page)).toContainText(english.accounts.notices.signedIn.description)
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await page.reload()
  await expect(toast(page)).toHaveCount(0)
  await page.goto('/auth')
  await expect(page).toHaveURL(`${site.url}/`)
})

test.describe('with errors in the console', () => {
  test.use({ expectedErrors: /status of 4\d\d|^sign-(in|up): |INTERNET_DISCONNECTED/ })

  test('a refused sign-in stands in the banner and in a toast; the next attempt clears it', async ({
    page,
  }) => {
    const answers = await holdRequests(page, `**${accountPaths.signIn}`)
    answers.release()
    await fillSignIn(page, 'nobody@company.example')
    const fields = form(page, 'sign-in')
    await fields.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(fields.getByRole('alert')).toHaveText(english.accounts.notices.signInRefused)
    await expect(toast(page)).toHaveAttribute('data-kind', 'destructive')
    await expect(toast(page)).toContainText(english.accounts.notices.signInFailed)
    await expect(toast(page)).toContainText(english.accounts.notices.signInRefused)
    expect(await violationsOf(page)).toEqual([])

    answers.hold()
    await fields.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(fields.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    await expect(fields.getByRole('alert')).toBeEmpty()
    answers.release()
    await expect(fields.getByRole('alert')).toHaveText(english.accounts.notices.signInRefused)
  })

  test('a refused sign-up stands in the banner and in a toast', async ({ page }) => {
    const answer = await holdRequests(page, `**${accountPaths.signUp}`)
    await page.goto('/auth#sign-up')
    const fields = form(page, 'sign-up')
    await fields.getByLabel('Email').fill('weak@company.example')
    for (const label of ['Password', 'Confirm Password']) {
      await fields.getByLabel(label, { exact: true }).fill('passwordpassword')
    }
    await fields.getByRole('button', { name: 'Create Account' }).click()
    await expect(fields.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    answer.release()
    await expect(toast(page)).toContainText(english.accounts.notices.signUpFailed)
    const reason = (await fields.getByRole('alert').textContent()) ?? ''
    expect(reason).not.toBe('')
    await expect(toast(page)).toContainText(reason)
  })

  test('without a connection the banner says what the browser says', async ({ page, context }) => {
    await fillSignIn(page, 'offline@company.example')
    await untilRunning(page)
    await context.setOffline(true)
    const fields = form(page, 'sign-in')
    await fields.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(fields.getByRole('alert')).toHaveText('Failed to fetch')
    await expect(fields.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  })

  test('passwords that differ are told in the banner only, and nothing is sent', async ({
    page,
  }) => {
    const sent: string[] = []
    const logged: string[] = []
    page.on('request', (call) => sent.push(call.method()))
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
    await page.goto('/auth#sign-up')
    const fields = form(page, 'sign-up')
    await fields.getByLabel('Email').fill('differ@company.example')
    await fields.getByLabel('Password', { exact: true }).fill(password)
    await fields.getByLabel('Confirm Password').fill(`${password}!`)
    await fields.getByRole('button', { name: 'Create Account' }).click()
    await expect(fields.getByRole('alert')).toHaveText('Passwords do not match')
    await expect(toast(page)).toHaveCount(0)
    expect(sent).not.toContain('POST')
    expect(logged).toEqual(['sign-up: Passwords do not match'])
  })

  test('a pasted password that is too long is told, never cut', async ({ page }) => {
    await page.goto('/auth#sign-up')
    const fields = form(page, 'sign-up')
    await fields.getByLabel('Email').fill('long@company.example')
    const long = password.repeat(6)
    for (const label of ['Password', 'Confirm Password']) {
      await fields.getByLabel(label, { exact: true }).fill(long)
    }
    await fields.getByRole('button', { name: 'Create Account' }).click()
    const { tooLong } = english.accounts.errors.newPassword
    await expect(fields.getByRole('alert')).toHaveText(fillWords(tooLong, passwordLength, 'en'))
  })
})

test('a lost password is replaced through the mailbox', async ({ page, teamSite: site }) => {
  const address = await newAccount(page, site, 'forgetful@company.example')
  await page.goto('/')
  await page.locator(header).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator(header)).toBeHidden()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await form(page, 'forgot').getByLabel('Email').fill(address)
  await form(page, 'forgot').getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(english.accounts.notices.resetRequested.description)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const [mail] = await site.mailsTo(address, /Choose a new password/)
  await page.goto('about:blank')
  await page.goto(linkIn(mail))
  const chosen = 'skeidara-sandur-7-brim'
  await form(page, 'reset').getByLabel('New password', { exact: true }).fill(chosen)
  await form(page, 'reset').getByLabel('New password, again').fill(chosen)
  await form(page, 'reset').getByRole('button', { name: 'Set new password' }).click()
  await expect(toast(page)).toContainText(english.accounts.notices.passwordChanged.title)
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused()
  expect(page.url()).not.toContain('reset=')
  await signIn(page, address, chosen)
})

test('the button shows what is under way, still under reduced motion', async ({ page }) => {
  await holdRequests(page, `**${accountPaths.signIn}`)
  await fillSignIn(page, 'slow@company.example')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await form(page, 'sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
  const button = form(page, 'sign-in').getByRole('button', { name: 'Signing In...' })
  const running = () =>
    button.evaluate((pressed) =>
      pressed
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect }) => effect?.getTiming().iterations),
    )
  expect(await running()).toEqual([1])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await running()).toEqual([])
  await expect(button.locator('[aria-hidden]').last()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the card says what it needs, and a press sends no password anywhere', async ({ page }) => {
    await page.goto('/auth')
    const asked: string[] = []
    page.on('request', (call) => asked.push(call.url()))
    await form(page, 'sign-in').getByLabel('Email').fill('scriptless@company.example')
    await form(page, 'sign-in').getByLabel('Password', { exact: true }).fill(password)
    await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible()
    await expect(form(page, 'sign-in').getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await form(page, 'sign-in').getByLabel('Password', { exact: true }).press('Enter')
    // Whatever that key had set off would have begun before this one is answered.
    await page.keyboard.press('Tab')
    expect(asked).toEqual([])
  })
})
