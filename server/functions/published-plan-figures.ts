import type { PlanFigures } from '../../contract/supply-plan.ts'
import type { PublishedSite } from '../http/published-files.ts'

type Published = { propertyID: string; value?: number; minValue?: number; maxValue?: number }

/**
 * The figures that a plan rests on, as the built site publishes them in `/facts.json`; undefined when the owner
 * withholds one of them, and with it the planner.
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
  const value = (key: string) => found.get(key)?.value ?? Number.NaN
  const range = (key: string) =>
    [found.get(key)?.minValue ?? Number.NaN, found.get(key)?.maxValue ?? Number.NaN] as const
  const figures: PlanFigures = {
    litresAContainer: value('containerVolume'),
    bottlesAContainer: value('bottles'),
    smallPack: value('packSmall'),
    largePack: value('packLarge'),
    regular: range('ordersPerMonth'),
    emergency: range('emergencyOrder'),
    emergencyMost: value('emergencyMost'),
    leadWeeks: range('leadTimeWeeks'),
    seaDays: range('leadTime'),
  }
  return Object.values(figures).flat().some(Number.isNaN) ? undefined : figures
}
