import { type LeadWeeks, portRegions, weeksOf } from '../../contract/lead-weeks.ts'
import type { OwnerSettings } from '../content/owner-settings.ts'

/** The lead times that the owner has named by region. */
export function leadWeeksNamed({ leadTimes }: Pick<OwnerSettings, 'leadTimes'>): LeadWeeks {
  return Object.fromEntries(
    portRegions.flatMap((region) => {
      const weeks = weeksOf(leadTimes[region])
      return weeks ? [[region, weeks]] : []
    }),
  )
}
