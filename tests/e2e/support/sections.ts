import { expect, type Locator, type Page } from '@playwright/test'
import { pageName } from '../../../contract/contact-presets.ts'

/** The words of a section; a test of one that is withheld has nothing to say. */
export function wordsOf<Words>(section: Words | false | undefined): Words {
  if (!section) throw new Error('This section is withheld')
  return section
}

/** The sections of a page, by name; a test that asks for one that is withheld has nothing to say. */
export function sectionsOf<Page extends object>(
  page: Page,
): { [Name in keyof Page]: Exclude<Page[Name], false | undefined> } {
  const get = (sections: Page, name: string | symbol) => wordsOf(Reflect.get(sections, name))
  return new Proxy(page, { get }) as ReturnType<typeof sectionsOf<Page>>
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

/** The titles of the entries of a section, or of whatever else holds them. */
export function titlesIn(part: Locator): Locator {
  return part.getByRole('heading', { level: 3 })
}

/** The address of a link on this page as the built page has it: one with a preset brings the page along. */
export function hrefOn(page: Page, href: string): string {
  const name = pageName(new URL(page.url()).pathname)
  return href.startsWith('/contact?') ? `${href}&from=${name}` : href
}

/** Each action of a section is a link there beside its breadcrumb, and leads where the words say. */
export async function expectActions(
  section: Locator,
  { actions }: { actions: readonly { href: string; label: string }[] },
): Promise<void> {
  for (const { href, label } of actions) {
    const link = section.getByRole('link', { name: label }).and(section.locator(':not(nav a)'))
    await expect(link).toHaveAttribute('href', hrefOn(section.page(), href))
  }
}
