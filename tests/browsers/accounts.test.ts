/** An account from its sign-up to its next sign-in, by mouse and keyboard, in Firefox and in WebKit. */
import { beforeAll, describe, test } from 'vitest'
import { fillWords } from '../../contract/words/fill-words.ts'
import { linkIn, password } from '../e2e/support/team-site.ts'
import { english } from '../support/english.ts'
import { until } from './engine.ts'
import type { EngineName } from './engines.ts'
import { siteIn } from './site-for-browsers.ts'
import { visitor } from './visitor.ts'

const names: EngineName[] = ['firefox', 'webkit']
const enter = '\uE007'
const { confirmed, signedIn } = english.accounts.notices
const { mailbox } = english.accounts.notices

describe.each(names)('in %s', (name) => {
  const running = siteIn(name)
  const address = `${name}@company.example`
  let hands: ReturnType<typeof visitor>

  beforeAll(() => {
    hands = visitor(running.engine)
  })

  const open = (path: string) => running.engine.open(running.site.url + path)
  const reads = (words: string) =>
    hands.sees(`“${words}”`, `document.body.innerText.includes(${JSON.stringify(words)})`)

  async function mailedLink(): Promise<string> {
    let link = ''
    await until('the mail with the link', async () => {
      const mails = await running.site.mails()
      const mail = mails.find(({ to }) => to?.some((one) => one.address === address))
      link = linkIn(mail?.text)
      return link !== ''
    })
    return link
  }

  test('a sign-up ends in a lasting panel that names the mailbox', async () => {
    await running.engine.widen(1440)
    await open('/auth')
    await hands.click('tab', 'Sign Up')
    await hands.write('Email', address)
    await hands.write('Password', password)
    await hands.write('Confirm Password', password)
    await hands.click('button', 'Create Account')
    await reads(fillWords(mailbox.sentTo, { address }, 'en'))
    await hands.sees(
      'its heading in focus',
      `document.activeElement.textContent.trim() === ${JSON.stringify(mailbox.title)}`,
    )
  })

  test('the mailed link and the password confirm it, and its page says who comes next', async () => {
    const link = await mailedLink()
    await open('/about')
    await running.engine.open(link)
    await hands.write('Password', password)
    await hands.click('button', 'Confirm and sign in')
    await hands.sees('the home page', `location.pathname === '/'`)
    await reads(confirmed.description)
    await open('/team')
    await hands.sees('its address', `document.body.innerText.includes('${address}')`)
  })

  test('signed out, it signs in again by the keyboard, and the next page says so', async () => {
    await open('/about')
    await hands.click('button', 'Sign out')
    await open('/auth')
    await hands.write('Email', address)
    await hands.write('Password', password)
    await hands.press(enter)
    await hands.sees('the home page', `location.pathname === '/'`)
    await reads(signedIn.description)
  })
})
