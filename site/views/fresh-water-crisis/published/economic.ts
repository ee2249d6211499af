import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import type en from '../words/en.json'
import { card } from './card.ts'

export const economicCards = (words: (typeof en)['published']['economic']) =>
  [
    card(words.farming, {
      id: 'agricultural-decline',
      mark: { kind: 'furrows', share: 72 },
      source: sources.faoPortal,
      rows: {
        shareOfWithdrawals: sources.faoPortal,
        peopleInShortage: sources.faoState,
        rainfedCropland: sources.faoState,
        foodLost: sources.unchartedWaters,
        disasterLosses: sources.faoDisasters,
      },
    }),
    card(words.energy, {
      id: 'energy-production',
      mark: { kind: 'ring', share: 87 },
      source: sources.wmoEnergy,
      rows: {
        waterUsed: sources.ieaWater,
        dependentElectricity: sources.wmoEnergy,
        thermalPlants: sources.wmoEnergy,
        nuclearPlants: sources.wmoEnergy,
        hydropower: sources.ieaHydro,
        droughtInEurope: sources.ren21,
      },
    }),
    card(words.manufacturing, {
      id: 'manufacturing-slowdown',
      mark: { kind: 'blocks', from: 1, to: 5 },
      source: sources.oecdOutlook,
      rows: {
        shareOfWithdrawals: sources.faoPortal,
        outage: sources.unchartedWaters,
        projectedDemand: sources.oecdOutlook,
        reportedRisk: sources.cdpWater,
        closures: sources.associatedPress,
      },
    }),
    card(words.tourism, {
      id: 'tourism-loss',
      mark: { kind: 'areas', shape: 'disc', sizes: [2000, 100] },
      source: sources.unepTourism,
      rows: {
        shareOfUse: sources.goessling,
        guestNight: sources.unepTourism,
        arrivals: sources.tourismBarometer,
        westernCape: sources.wesgro,
        shimla: sources.indianPress,
        glaciers: sources.heritageGlaciers,
      },
    }),
    card(words.healthcare, {
      id: 'healthcare-costs',
      mark: { kind: 'count', shape: 'cross', total: 10, filled: 5, perRow: 5 },
      source: sources.jmpHealth,
      rows: {
        illness: sources.burden,
        economicLoss: sources.oecdFinance,
        facilities: sources.jmpHealth,
        costOfServices: sources.chaitkin,
        costPerPerson: sources.jmpHealth,
        returnOnSpending: sources.whoCosts,
      },
    }),
    card(words.investment, {
      id: 'infrastructure-investment',
      mark: { kind: 'lengths', spent: 164.6, more: [131.4, 140.8] },
      source: sources.funding,
      rows: {
        spending: sources.funding,
        extraSpending: sources.funding,
        privateShare: sources.funding,
        capitalCost: sources.hutton,
        wholeGoal: sources.oecdFinance,
        shortOfFunds: sources.glaas,
      },
    }),
  ] as const
