import type { EdgeScaleProps } from '../graphics/frame/EdgeScale.tsx'
import { figuresFor } from './figures.ts'
import { homeSection } from './home-section.ts'
import type { PagePath } from './page-paths.ts'

const { operatingDay } = figuresFor('/water-factory')
const { planDays } = figuresFor('/bulk-delivery')

/** What the edge of a page measures; pages without a way, a day or a depth of their own have none. */
export const edgeScales: Partial<Record<PagePath, EdgeScaleProps | undefined>> = {
  '/': homeSection && {
    kind: 'journey',
    names: homeSection.stations.map(({ title }) => title),
  },
  '/water-factory': operatingDay.withheld
    ? undefined
    : { kind: 'count', to: operatingDay.value, after: ' h' },
  '/bulk-delivery': planDays.withheld
    ? undefined
    : { kind: 'count', before: 'Day ', to: planDays.most },
}
