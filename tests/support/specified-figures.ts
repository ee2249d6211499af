import type { FigureKey } from '../../site/figures/registry.ts'

/** The business figures that section 9 of the specification names, in its order. */
export const specifiedFigures: readonly FigureKey[] = [
  ...(['containerVolume', 'containerMost', 'bottles', 'packSizes'] as const),
  ...(['leadTimeWeeks', 'leadTime', 'ordersPerMonth', 'emergencyOrder', 'emergencyMost'] as const),
  ...(['emergencyWithin', 'ports', 'transitTemperature', 'onTime', 'onTimeOther'] as const),
  ...(['answerBusinessDays', 'emergencyResponse'] as const),
  ...(['lineCapacity', 'lineTanks', 'packUnits', 'operatingDay', 'uptimeTarget'] as const),
  ...(['sourceCapacity', 'sourceTanks', 'lease'] as const),
  ...(['ph', 'phAverage', 'phLow', 'tds', 'tdsStrict', 'sourceTemperature', 'purity'] as const),
  ...(['calcium', 'magnesium', 'silica', 'potassium'] as const),
  ...(['firstLava', 'secondLava', 'deepestLava'] as const),
  ...(['peopleWithoutSafeWater', 'industrialGrowth', 'stressedRegions'] as const),
  ...(['lostThroughLeakage', 'urbanShare', 'facingScarcity'] as const),
  ...(['affectedSubSaharanAfrica', 'affectedSouthAsia', 'affectedMiddleEast'] as const),
  ...(['csrFunds', 'countries', 'countriesActive', 'projectSuccess', 'platformUptime'] as const),
  ...(['peopleReached', 'containersDelivered', 'carbonNeutral', 'schools'] as const),
  ...(['revenueYear', 'thirdStream', 'firstStream', 'fourthStream', 'sixthStream'] as const),
  ...(['secondStream', 'fifthStream', 'averageGrowth'] as const),
  ...(['co2Reduction', 'carbonReduction', 'microJobs', 'jobsPureFlow', 'jobsMany'] as const),
  ...(['costPerLitre', 'revenueShare', 'donated', 'communitiesPureFlow', 'csrPartners'] as const),
  ...(['communitiesMany', 'communitiesMost', 'communitiesAfrica'] as const),
  ...(['communitiesAsiaPacific', 'communitiesAmericas', 'communitiesEurope'] as const),
  ...(['industries', 'monthlyVolume', 'livesTouched', 'partnershipsAll'] as const),
  ...(['attendance', 'illness', 'income'] as const),
]
