import { expect, type Locator, type Page } from '@playwright/test'
import { inNumerals } from '../../../contract/words/fill-words.ts'
import { accessBulkWaterSections } from '../../../site/views/access-bulk-water/access-bulk-water-sections.ts'
import { sectionWith, wordsOf } from './sections.ts'

export const plan = wordsOf(accessBulkWaterSections('en').plan)
export const { said } = plan.words
export const { form } = said

/** A camp of 10,000 for a month. */
export const relief = 'for=relief&people=10000&litres=15&time=30&unit=days&reserve=7&storage=200000'

export const section = (page: Page) => sectionWith(page, plan.heading)
export const field = (page: Page, name: string) =>
  section(page).getByRole('textbox', { name, exact: true })
export const ports = (page: Page) => section(page).getByRole('combobox', { name: form.port.label })

/** Goes to the planner, with the plan of an address: once it stands, what is below no longer moves away from a pointer. */
export async function openPlanner(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/access-bulk-water${query && `?${query}`}#plan`)
  const planner = section(page)
  if (query) await expect(planner.getByText(said.example)).toBeHidden()
  return planner
}

export const inFull = (value: number) => inNumerals(value, said.language)
