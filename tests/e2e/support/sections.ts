import type { Locator, Page } from '@playwright/test'

/** The words of a section; a test of one that is withheld has nothing to say. */
export function wordsOf<Words>(section: Words | false | undefined): Words {
  if (!section) throw new Error('This section is withheld')
  return section
}

type Shown<Page> = { [Name in keyof Page]: Exclude<Page[Name], false | undefined> }

/** The sections of a page, by name; a test that asks for one that is withheld has nothing to say. */
export function sectionsOf<Page extends object>(page: Page): Shown<Page> {
  return new Proxy(page, {
    get: (sections, name) => wordsOf(Reflect.get(sections, name)),
  }) as Shown<Page>
}

/** The section of a page that has this heading. */
export function sectionWith(page: Page, heading: string): Locator {
  return page.locator('main > section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  })
}

/** What a page opens with. */
export function firstSection(page: Page): Locator {
  return page.locator('main > section').first()
}

/** Where a page leads at its end. */
export function lastSection(page: Page): Locator {
  return page.locator('main > section').last()
}

/** The titles of the entries of a section, or of whatever else holds them. */
export function titlesIn(part: Locator): Locator {
  return part.getByRole('heading', { level: 3 })
}
