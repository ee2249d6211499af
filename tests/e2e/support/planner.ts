import type { Locator, Page } from '@playwright/test'
import { accessBulkWater } from '../../../site/content/access-bulk-water.ts'
import { sectionWith, wordsOf } from './sections.ts'

export const planner = wordsOf(accessBulkWater.plan)
const { words } = planner

/** A camp of 10,000 for a month. */
export const reliefPlan =
  'for=relief&people=10000&litres=15&time=30&unit=days&reserve=7&storage=200000'

export const plannerSection = (page: Page) => sectionWith(page, planner.heading)
export const plannerField = (page: Page, name: string) =>
  plannerSection(page).getByRole('textbox', { name, exact: true })
export const portField = (page: Page) =>
  plannerSection(page).getByRole('combobox', { name: words.port.label })

/** Goes to the planner. Its script comes with the plan of an address, or a link to the planner. */
export async function openPlanner(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/access-bulk-water${query && `?${query}`}#${planner.id}`)
  return plannerSection(page)
}

export const inFull = (value: number) => value.toLocaleString('en')
