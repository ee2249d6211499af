import { expect, type Locator, type Page } from '@playwright/test'
import { pageName } from '../../../contract/contact-presets.ts'
import { firstSection, lastSection } from './sections.ts'

type Link = { href: string | RegExp; label: string | RegExp }

/** The address of a link on this page as the built page has it: one with a preset brings the page along. */
export function hrefOn(page: Page, href: string): string {
  const name = pageName(new URL(page.url()).pathname)
  return href.startsWith('/contact?') ? `${href}&from=${name}` : href
}

/** A link of a section, beside its breadcrumb, leads where the words say. */
export async function expectLink(section: Locator, { href, label }: Link): Promise<void> {
  const link = section.getByRole('link', { name: label }).and(section.locator(':not(nav a)'))
  const leadsTo = typeof href === 'string' ? hrefOn(section.page(), href) : href
  await expect(link).toHaveAttribute('href', leadsTo)
}

/** So does each action of a section. */
export async function expectActions(
  section: Locator,
  { actions }: { actions: readonly Link[] },
): Promise<void> {
  for (const action of actions) await expectLink(section, action)
}

/** A page leads there from its hero and again from its last section. */
export async function expectAtBothEnds(page: Page, actions: readonly Link[]): Promise<void> {
  await expectActions(firstSection(page), { actions })
  await expectActions(lastSection(page), { actions })
}

/** The last section of a page leads to these pages, in this order. */
export async function expectEnd(
  page: Page,
  end: { actions: readonly { href: string; label: string }[] },
  paths: readonly string[],
): Promise<void> {
  expect(end.actions.map(({ href }) => href.replace(/\?.*/, ''))).toEqual(paths)
  await expectActions(lastSection(page), end)
}
