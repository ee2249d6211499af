import { describe, expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import type { EngineName } from './engines.ts'
import { siteIn } from './site-for-browsers.ts'

const names: EngineName[] = ['firefox', 'webkit']

describe.each(names)('in %s', (name) => {
  const running = siteIn(name)

  test.each(pagePaths)(
    '%s shows its title, fits its width, and reports no error where the browser tells',
    async (path) => {
      const { engine, site } = running
      for (const width of [1440, 600]) {
        const got = await engine.widen(width)
        await engine.open(site.url + path)
        const overflow = await engine.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        expect.soft(overflow, `px sideways at ${got} px`).toBe(0)
        const title = await engine.evaluate<boolean>(
          `document.querySelector('h1').getClientRects().length > 0`,
        )
        expect.soft(title, 'a title to read').toBe(true)
      }
      expect(engine.errors?.() ?? []).toEqual([])
    },
  )
})
