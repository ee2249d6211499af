/** What a visitor does with the parts that browsers differ in, by mouse and keyboard, in Firefox and in WebKit. */
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldLabels } from '../../contract/field-labels.ts'
import { topicLabels } from '../../contract/option-labels.ts'
import type { EngineName } from './engines.ts'
import { siteIn } from './site-for-browsers.ts'
import { visitor } from './visitor.ts'

const names: EngineName[] = ['firefox', 'webkit']
const enter = '\uE007'
const escapeKey = '\uE00C'
const arrowDown = '\uE015'

describe.each(names)('in %s', (name) => {
  const running = siteIn(name)
  let hands: ReturnType<typeof visitor>

  beforeAll(() => {
    hands = visitor(running.engine)
  })

  const open = (path: string) => running.engine.open(running.site.url + path)

  test('a menu of the header opens by click, leads on, and Escape closes it', async () => {
    await running.engine.widen(1440)
    await open('/about')
    await hands.click('button', 'Learn')
    await hands.sees('the open list', `document.querySelector('header :popover-open')`)
    await hands.press(escapeKey)
    await hands.sees('no list', `!document.querySelector('header :popover-open')`)
    await hands.click('button', 'Learn')
    await hands.click('link', 'Water Purity')
    await hands.sees('the page', `location.pathname === '/water-purity'`)
  })

  test('tabs move by arrow keys and show their sheet', async () => {
    await open('/fresh-water-crisis?view=data')
    await hands.click('tab', 'THE SCALE')
    await hands.press(arrowDown)
    await hands.sees(
      'the next tab chosen',
      `document.activeElement.textContent.includes('CAUSES') && document.activeElement.ariaSelected === 'true'`,
    )
  })

  test('a dialog opens over the page, and Escape closes it', async () => {
    await open('/fresh-water-crisis?view=data')
    await hands.click('button', 'Lack of Access')
    await hands.sees('the dialog', `document.querySelector('dialog:modal[open]')`)
    await hands.press(escapeKey)
    await hands.sees('no dialog', `!document.querySelector('dialog[open]')`)
  })

  test('rows of a table open one at a time', async () => {
    await open('/')
    const rows = `document.querySelectorAll('summary')`
    for (const at of [0, 1]) {
      const heading = await running.engine.evaluate<string>(
        `${rows}[${at}].textContent.replaceAll(/\\s+/g, ' ').trim()`,
      )
      await hands.click('button', heading)
      await hands.sees(
        'its row alone',
        `${rows}[${at}].parentElement.open &&
        [...${rows}].filter((row) => row.closest('main') && row.parentElement.open).length === 1`,
      )
    }
  })

  test('a message with its topic from the select is stored, and the visitor gets a reference', async () => {
    await open('/contact')
    await hands.sees('the form', `document.querySelector('button[role=combobox]')`)
    await hands.write(fieldLabels.firstName, 'Ada')
    await hands.write(fieldLabels.lastName, name)
    await hands.write(fieldLabels.email, `${name}@hotel.example`)
    await hands.click('field', fieldLabels.topic)
    await hands.click('option', topicLabels.supply)
    await hands.write(fieldLabels.message, 'Two containers to Rotterdam, in May.')
    await hands.click('button', 'Send message')
    await hands.sees('a reference', `document.body.innerText.includes('BGW-')`)
    const [lead] = running.site.leads().filter((one) => one.last_name === name)
    expect(lead).toMatchObject({ email: `${name}@hotel.example` })
  })

  test('the select opens by keyboard and takes the option in focus', async () => {
    await open('/contact')
    await hands.sees('the form', `document.querySelector('button[role=combobox]')`)
    await running.engine.evaluate(`document.querySelector('button[role=combobox]').focus()`)
    await hands.press(enter)
    await hands.sees('the list', `document.activeElement.role === 'option'`)
    await hands.press(arrowDown)
    await hands.press(enter)
    await hands.sees('the choice', `document.activeElement.role === 'combobox'`)
  })
})
