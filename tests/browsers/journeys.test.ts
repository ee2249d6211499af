/** What a visitor does with the parts that browsers differ in, by mouse and keyboard, in Firefox and in WebKit. */

import { beforeAll, describe, expect, test } from 'vitest'
import { routeOf } from '../../site/content/routes.ts'
import { english } from '../support/english.ts'
import type { EngineName } from './engines.ts'
import { siteIn } from './site-for-browsers.ts'
import { visitor } from './visitor.ts'

const names: EngineName[] = ['firefox', 'webkit']
const enter = '\uE007'
const escapeKey = '\uE00C'
const arrowDown = '\uE015'

describe.each(names)('in %s', (name) => {
  const running = siteIn(name)
  let user: ReturnType<typeof visitor>

  beforeAll(() => {
    user = visitor(running.engine)
  })

  const open = (path: string) => running.engine.open(running.site.url + path)

  test('a menu of the header opens by click, leads on, and Escape closes it', async () => {
    await running.engine.widen(1440)
    await open('/about')
    await user.click('button', 'Learn')
    await user.sees('the open list', `document.querySelector('header :popover-open')`)
    await user.press(escapeKey)
    await user.sees('no list', `!document.querySelector('header :popover-open')`)
    await user.click('button', 'Learn')
    await user.click('link', 'Water Purity')
    await user.sees('the page', `location.pathname === '/water-purity'`)
  })

  test('tabs move by arrow keys and show their sheet', async () => {
    await open('/fresh-water-crisis?view=data')
    await user.click('tab', 'THE SCALE')
    await user.press(arrowDown)
    await user.sees(
      'the next tab chosen',
      `document.activeElement.textContent.includes('CAUSES') && document.activeElement.ariaSelected === 'true'`,
    )
  })

  test('a dialog opens over the page, and Escape closes it', async () => {
    await open('/fresh-water-crisis?view=data')
    await user.click('button', 'Lack of Access')
    await user.sees('the dialog', `document.querySelector('dialog:modal[open]')`)
    await user.press(escapeKey)
    await user.sees('no dialog', `!document.querySelector('dialog[open]')`)
  })

  test('the search opens by its key, finds a page while one types, and Enter leads there', async () => {
    await open('/about')
    await user.press('/')
    await user.sees('the search', `document.querySelector('dialog.search:modal[open]')`)
    await user.press(...routeOf('/pure-flow', 'en').name)
    await user.sees(
      'the page first',
      `document.querySelector('dialog.search li a')?.getAttribute('href').startsWith('/pure-flow')`,
    )
    await user.press(enter)
    await user.sees('the page', `location.pathname === '/pure-flow'`)
  })

  test('rows of a table open one at a time', async () => {
    await open('/')
    const rows = `document.querySelectorAll('summary')`
    // The first stands open already.
    for (const at of [1, 0]) {
      const heading = await running.engine.evaluate<string>(
        `${rows}[${at}].textContent.replaceAll(/\\s+/g, ' ').trim()`,
      )
      await user.click('button', heading)
      await user.sees(
        'its row alone',
        `${rows}[${at}].parentElement.open &&
        [...${rows}].filter((row) => row.closest('main') && row.parentElement.open).length === 1`,
      )
    }
  })

  test('a message with its topic from the select is stored, and the visitor gets a reference', async () => {
    await open('/contact')
    await user.write(english.lead.fields.firstName.label, 'Ada')
    await user.write(english.lead.fields.lastName.label, name)
    await user.write(english.lead.fields.email.label, `${name}@hotel.example`)
    await user.click('field', english.lead.fields.topic.label)
    await user.click('option', english.lead.options.topic.supply)
    await user.write(english.lead.fields.message.label, 'Two containers to Rotterdam, in May.')
    await user.click('button', 'Send message')
    await user.sees('a reference', `document.body.innerText.includes('BGW-')`)
    const [lead] = running.site.leads().filter((one) => one.last_name === name)
    expect(lead).toMatchObject({ email: `${name}@hotel.example` })
  })

  test('the select opens by keyboard and takes the option in focus', async () => {
    await open('/contact')
    await running.engine.evaluate(`document.getElementById('topic').focus()`)
    await user.press(enter)
    await user.sees('the list', `document.activeElement.role === 'option'`)
    await user.press(arrowDown)
    await user.press(enter)
    await user.sees('the choice', `document.activeElement.role === 'combobox'`)
  })
})
