import type { PlanFigures } from '../../contract/supply-plan.ts'
import type { PublishedSite } from '../http/published-files.ts'

type Published = { propertyID: string; value?: number; minValue?: number; maxValue?: number }

/**
 * The figures that a plan rests on, as the built site publishes them in `/facts.json`; undefined when the owner
 * withholds the volume of a container, and with it the planner.
 */
export function publishedPlanFigures({
  files,
}: Pick<PublishedSite, 'files'>): PlanFigures | undefined {
  const facts = files.get('/facts.json')?.bytes
  if (!facts) return undefined
  const { variableMeasured } = JSON.parse(facts.toString('utf8')) as {
    variableMeasured: Published[]
  }
  const found = new Map(variableMeasured.map((figure) => [figure.propertyID, figure]))
  const value = (key: string) => found.get(key)?.value
  const range = (key: string) => {
    const { minValue, maxValue } = found.get(key) ?? {}
    return minValue === undefined || maxValue === undefined
      ? undefined
      : ([minValue, maxValue] as const)
  }
  const litresAContainer = value('containerVolume')
  return litresAContainer === undefined
    ? undefined
    : {
        litresAContainer,
        bottlesAContainer: value('bottles'),
        smallPack: value('packSmall'),
        largePack: value('packLarge'),
        minimumADay: value('sphereMinimum'),
        regular: range('ordersPerMonth'),
        emergency: range('emergencyOrder'),
        emergencyMost: value('emergencyMost'),
        fillingADay: value('lineTanks') ?? value('sourceTanks'),
        leadWeeks: range('leadTimeWeeks'),
        seaDays: range('leadTime'),
      }
}
