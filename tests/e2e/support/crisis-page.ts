/** What the specs of /fresh-water-crisis share: its address, its words and its table's head. */
import type { Page } from '@playwright/test'
import { freshWaterCrisis } from '../../../site/views/fresh-water-crisis/fresh-water-crisis-sections.ts'
import { wordsOf } from './sections.ts'

export const path = '/fresh-water-crisis'
export const columns = ['Metric (2022 data)', 'Global status', 'Source', 'Why it matters']

export const stats = wordsOf(freshWaterCrisis.stats)
export const drivers = wordsOf(freshWaterCrisis.drivers)
export const regions = wordsOf(freshWaterCrisis.regions)
export const pairs = wordsOf(freshWaterCrisis.pairs)
export const sectors = wordsOf(freshWaterCrisis.sectors)
export const scarcity = wordsOf(freshWaterCrisis.scarcity)
export const data = wordsOf(freshWaterCrisis.data)
export const dataHero = wordsOf(freshWaterCrisis.dataHero)

/** A section of either view by its heading. */
export const section = (page: Page, heading: string) =>
  page.locator('main section', {
    has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
  })
