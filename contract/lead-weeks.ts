/** Lead times that the owner names for a region, and which region a port lies in. */
import type { Range } from './supply-plan.ts'

/** Regions of the United Nations (M49, https://unstats.un.org/unsd/methodology/m49/), the Middle East apart; the nearest first. */
export const portRegions = ['europe', 'americas', 'africa', 'middleEast', 'asiaPacific'] as const
export type PortRegion = (typeof portRegions)[number]

/** Countries by region, ISO 3166-1; every other one lies in Asia or the Pacific. */
const countries: Readonly<Record<Exclude<PortRegion, 'asiaPacific'>, string>> = {
  africa: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ
    NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`,
  americas: `AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC
    MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI`,
  europe: `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD
    ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK`,
  middleEast: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE',
}

const regionOf = new Map(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.split(/\s+/).map((code) => [code, region as PortRegion] as const),
  ),
)

/** @param code the port's UN/LOCODE, which begins with its country: `NLRTM`. */
export function regionOfPort(code: string): PortRegion {
  return regionOf.get(code.slice(0, 2)) ?? 'asiaPacific'
}

/** Weeks from accepted order to arrival, by region. */
export type LeadWeeks = Partial<Record<PortRegion, Range>>

/** `5` or `5–6`, the smaller first. */
const weeksPattern = /^([1-9]\d?)(?: ?[-–] ?([1-9]\d?))?$/

/** What the owner has named of one region, as numbers; undefined where it is neither `5` nor `5–6`. */
export function weeksOf(text: string | undefined): Range | undefined {
  const [, least, most = least] = weeksPattern.exec(text ?? '') ?? []
  return least && most ? [Number(least), Number(most)] : undefined
}

/** The lead times that the owner has named, as numbers. */
export function leadWeeksNamed(leadTimes: Partial<Record<PortRegion, string>>): LeadWeeks {
  return Object.fromEntries(
    portRegions.flatMap((region) => {
      const weeks = weeksOf(leadTimes[region])
      return weeks ? [[region, weeks]] : []
    }),
  )
}

/** `5`, or `5–6`. */
export const weeksText = ([least, most]: Range): string =>
  least === most ? `${least}` : `${least}–${most}`
