/** What the specs of /fresh-water-crisis share: its address and its table's head. */
import type { Page } from '@playwright/test'

export const path = '/fresh-water-crisis'
export const columns = ['Metric (2022 data)', 'Global status', 'Source', 'Why it matters']

/** A section of either view by its heading. */
export const section = (page: Page, heading: string | RegExp) =>
  page.locator('main section', { has: page.getByRole('heading', { level: 2, name: heading }) })
