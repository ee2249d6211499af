/**
 * What to withhold and to settle while nothing can be proved yet: every figure that `docs/owner.md` calls dangerous leaves
 * the site, and of two readings the more careful one holds.
 */
import type { OwnerSettings } from '../content/owner-settings.ts'

export const launchSafe: Pick<OwnerSettings, 'withheld' | 'settled'> = {
  withheld: [
    ...(['carbonPromise', 'carbonNeutral', 'co2Reduction', 'carbonReduction'] as const),
    ...(['firstStream', 'secondStream', 'thirdStream', 'fourthStream'] as const),
    ...(['fifthStream', 'sixthStream'] as const),
    ...(['revenueYear', 'averageGrowth', 'tam', 'sam', 'som', 'csrFunds', 'lease'] as const),
    ...(['monthlyVolume', 'containersDelivered', 'industries'] as const),
    ...(['emergencyMost', 'emergencyWithin', 'donated', 'costPerLitre'] as const),
    ...(['attendance', 'illness', 'income', 'projectSuccess'] as const),
    ...(['affectedSubSaharanAfrica', 'affectedSouthAsia', 'affectedMiddleEast'] as const),
    ...(['stressedRegions', 'lostThroughLeakage', 'industrialGrowth', 'sectorShares'] as const),
    ...(['packUnits', 'purity', 'countries', 'countriesActive'] as const),
    // No volume that the line could have filled explains them.
    ...(['peopleReached', 'livesTouched'] as const),
    ...(['calcium', 'magnesium', 'silica', 'potassium'] as const),
    ...(['transitTemperature', 'containerRange', 'containerMost'] as const),
    ...(['onTime', 'onTimeOther', 'microJobs', 'jobsPureFlow', 'jobsMany'] as const),
  ],
  settled: {
    tds: 'tds',
    capacity: 'lineCapacity',
    emergency: 'emergencySupport',
    communities: 'communitiesPureFlow',
    partners: 'csrPartners',
    leadTime: 'leadTimeWeeks',
  },
}
