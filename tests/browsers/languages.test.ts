/** Menu, switch, form and planner in a language from the left and in one from the right, in Firefox and in WebKit. */
import { beforeAll, describe, expect, test } from 'vitest'
import { contractWords } from '../../contract/words/contract-words.ts'
import { directionOf } from '../../contract/words/direction.ts'
import { addressIn, locales } from '../../contract/words/language.ts'
import { addressFor, pagesIn } from '../../site/content/translated-pages.ts'
import type { EngineName } from './engines.ts'
import { siteIn } from './site-for-browsers.ts'
import { visitor } from './visitor.ts'

const names: EngineName[] = ['firefox', 'webkit']
const backspace = '\uE003'

describe.each(names)('in %s', (name) => {
  const running = siteIn(name)
  let user: ReturnType<typeof visitor>

  beforeAll(() => {
    user = visitor(running.engine)
  })

  describe.each(['fr', 'ar'] as const)('in %s', (language) => {
    const { lead, plan } = contractWords(language)
    const open = (path: string) => running.engine.open(running.site.url + addressIn(path, language))
    /** The names of the button whose list holds a link to a path, and of that link. */
    const wayTo = (path: string) =>
      running.engine.evaluate<[button: string, link: string]>(`(() => {
        const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\\s+/g, ' ').trim()
        for (const list of document.querySelectorAll('header [popover]')) {
          const button = document.querySelector('[popovertarget="' + list.id + '"]')
          const link = list.querySelector('a[href="${path}"]')
          if (link && button?.checkVisibility()) return [named(button), named(link)]
        }
        return ['?', '?']
      })()`)
    const islandsRun = () =>
      user.sees('running islands', `!document.querySelector('main astro-island[ssr]')`)

    test('every page fits its width, runs from its side and reports no error', async () => {
      const { engine, site } = running
      for (const width of [1440, 600]) {
        const got = await engine.widen(width)
        for (const path of pagesIn(language)) {
          await engine.open(site.url + addressFor(path, language))
          const overflow = await engine.evaluate<number>(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          )
          expect.soft(overflow, `px sideways on ${path} at ${got} px`).toBe(0)
          const direction = await engine.evaluate<string>(
            'getComputedStyle(document.querySelector("h1")).direction',
          )
          expect.soft(direction, path).toBe(directionOf[language])
        }
      }
      expect(engine.errors?.() ?? []).toEqual([])
    })

    test('the menu leads to a page, and the switch of an English one to the same page', async () => {
      const path = addressIn('/who-we-support', language)
      await running.engine.widen(1440)
      for (const before of [addressIn('/about', language), '/who-we-support']) {
        await running.engine.open(running.site.url + before)
        const [button, link] = await wayTo(path)
        await user.click('button', button)
        await user.click('link', link)
        await user.sees('the page', `location.pathname === '${path}'`)
      }
    })

    test('a message is stored, and the visitor gets a reference', async () => {
      const marker = `${name}-${language}`
      await open('/contact')
      await islandsRun()
      await user.write(lead.fields.firstName.label, 'Amina')
      await user.write(lead.fields.lastName.label, marker)
      await user.write(lead.fields.email.label, `${marker}@hotel.example`)
      await user.click('field', lead.fields.topic.label)
      await user.click('option', lead.options.topic.supply)
      await user.write(lead.fields.message.label, '24 000 L, Douala.')
      await user.click('button', lead.form.sendContact)
      await user.sees('a reference', `document.body.innerText.includes('BGW-')`)
      const [stored] = running.site.leads().filter((one) => one.last_name === marker)
      expect(stored).toMatchObject({ page: addressIn('/contact', language) })
    })

    test('the planner counts anew as one types', async () => {
      await open('/access-bulk-water')
      await islandsRun()
      await user.write(plan.form.litresADay.label, `${backspace.repeat(3)}100`)
      // 400 people of the example, 100 L a day each, 30 days.
      const litres = new Intl.NumberFormat(locales[language]).format(1_200_000)
      await user.sees('its litres', `document.body.innerText.includes(${JSON.stringify(litres)})`)
    })
  })
})
