/**
 * Facts that only the owner has, by the placeholder that prints them; one that is not filled in is withheld. A whole
 * sentence that stands beside others has `Sentence` in its name: it is taken out alone.
 */

import {
  type LeadWeeks,
  leadWeeksNamed,
  portRegions,
  weeksText,
} from '../../contract/lead-weeks.ts'
import type { Range } from '../../contract/supply-plan.ts'
import { fillWords } from '../../contract/words/fill-words.ts'
import { readWords } from '../../contract/words/read-words.ts'
import { withheld } from '../../contract/words/withheld.ts'
import type { OwnerSettings } from '../content/owner-settings.ts'
import { listOf } from '../figures/number-text.ts'
import type { Language } from './language.ts'
import type shared from './shared/en.json'

export function ownersFacts(
  config: OwnerSettings,
  language: Language,
): Readonly<Record<string, string | typeof withheld>> {
  const { company, terms, lots, flexitank, loads, impact, holidays, evidence, leadTimes } = config
  const filled = (fact: string | undefined) => fact || withheld
  const leadWeeks = leadWeeksNamed(leadTimes)
  const named = (names: readonly string[] | undefined) => filled(names && listOf(names, language))
  return {
    companyName: config.companyName,
    holidayCountry: filled(holidays.country && countryName(holidays.country, language)),
    legalName: filled(company.legalName),
    registration: filled(company.registration),
    peopleInCharge: named(company.people),
    vat: filled(company.vat),
    address: filled(company.address),
    phone: filled(company.phone),
    emergencyPhone: filled(company.emergencyPhone),
    emergencyHours: filled(company.emergencyHours),
    emergencyMailbox: filled(company.emergencyMailbox),
    deliveryTerms: filled(terms.delivery),
    demurrageTerms: filled(terms.demurrage),
    priceTerms: filled(terms.price),
    paymentTerms: filled(terms.payment),
    claimTerms: filled(terms.claims),
    emergencyTerms: filled(terms.emergency),
    sampleTerms: filled(terms.samples),
    factoryPlace: filled(company.factory),
    analysedLot: filled(config.lotAnalysis?.lot),
    analysisDate: filled(config.lotAnalysis?.date),
    analysisLaboratory: filled(config.lotAnalysis?.laboratory),
    lotSize: filled(lots.size),
    waterKeeping: filled(lots.keeping),
    waterTreatment: filled(lots.treatment),
    flexitankMaker: filled(flexitank.maker),
    flexitankPapers: filled(flexitank.papers),
    flexitankCoupling: filled(flexitank.coupling),
    flexitankReturn: filled(flexitank.bladderReturn),
    tankerLoad: filled(loads.tanker),
    railLoad: filled(loads.railCar),
    carbonPlan: filled(config.carbonPlan),
    countingMethod: filled(impact.countingMethod),
    communityNames: named(impact.communities),
    schoolNames: named(impact.schools),
    csrPartnerNames: named(impact.csrPartners),
    hubPlaces: named(impact.hubs),
    csrFundsSource: filled(impact.csrFunds),
    sponsorTerms: filled(impact.sponsorTerms),
    tapsBuiltSentence: filled(impact.taps),
    finishedProjectSentence: filled(impact.project),
    projectsPaid: filled(impact.paid),
    conferenceDays: filled(impact.conferenceDays),
    conferencePart: filled(impact.conferencePart),
    revenueStatus: filled(config.revenueStatus),
    investmentSought: filled(config.investmentSought),
    springPlace: filled(evidence.spring),
    transitControl: filled(evidence.transitTemperature),
    onTimeMeaning: filled(evidence.onTime),
    emergencyClockSentence: filled(evidence.emergencyClock),
    reachCounted: filled(evidence.reach),
    fillingOrderSentence: filled(evidence.fillingOrder),
    yearVolumes: filled(evidence.volumes),
    phRangesOrigin: filled(evidence.phRanges),
    capacityStatus: filled(evidence.capacity),
    marketSources: filled(evidence.markets),
    outcomesMethod: filled(evidence.outcomes),
    carbonBaseline: filled(evidence.carbon),
    regionalLeadTimeSentence: regionalLeadTime(leadWeeks, language),
    africaWeeks: weeks(leadWeeks.africa),
    asiaPacificWeeks: weeks(leadWeeks.asiaPacific),
    americasWeeks: weeks(leadWeeks.americas),
    europeWeeks: weeks(leadWeeks.europe),
    middleEastWeeks: weeks(leadWeeks.middleEast),
  }
}

/** The weeks to the ports of every region that is named, in one sentence. */
function regionalLeadTime(leadWeeks: LeadWeeks, language: Language): string | typeof withheld {
  const { regionalWeeks } = readWords('site/words/shared', language) as typeof shared
  const named = portRegions.flatMap((region) => {
    const range = leadWeeks[region]
    return range ? [fillWords(regionalWeeks[region], { weeks: weeksText(range) }, language)] : []
  })
  return named.length > 0
    ? fillWords(regionalWeeks.text, { list: listOf(named, language) }, language)
    : withheld
}

/** As two numbers with a dash between them, or one. */
function weeks(range: Range | undefined): string | typeof withheld {
  return range ? weeksText(range) : withheld
}

function countryName(code: string, language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code)
}
