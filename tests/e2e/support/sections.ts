import type { Locator, Page } from '@playwright/test'

/** The words of a section; a test of one that is withheld has nothing to say. */
export function wordsOf<Words>(section: Words | false | undefined): Words {
  if (!section) throw new Error('This section is withheld')
  return section
}

/** The section of a page that has this heading. */
export function sectionWith(page: Page, heading: string): Locator {
  return page.locator('main > section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  })
}

/** Where a page leads at its end. */
export function lastSection(page: Page): Locator {
  return page.locator('main > section').last()
}
