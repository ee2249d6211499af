/** What the server learns of a build; read outside of the site's own bundle. */
import { leadWeeksNamed } from '../../contract/lead-weeks.ts'
import type { FigureToSettle, ServerFile } from '../../contract/server-file.ts'
import { firstLanguage } from '../../contract/words/language.ts'
import { siteConfig } from '../../site.config.ts'
import { articles } from '../content/articles/articles.ts'
import figuresToSettle from '../content/owner/figures-to-settle.json' with { type: 'json' }
import promises from '../content/owner/promises.json' with { type: 'json' }
import type { OwnerSettings } from '../content/owner-settings.ts'
import { figuresFor } from '../figures/figures-for.ts'
import { pairs, settledAway } from '../figures/pairs.ts'
import type { FigureKey } from '../figures/registry.ts'
import { holidayDays } from './holidays.ts'

/** An answer at any hour, weekends and holidays too. */
const roundTheClock = ['emergencyResponse', 'emergencySupport', 'emergencyWithin']

export function serverFacts(): ServerFile {
  const { company, externalPlatformUrl, holidays } = siteConfig
  const gone = goneBy(siteConfig)
  return {
    holidays: holidayDays(holidays, new Date().getUTCFullYear()),
    knowsHolidays: Boolean(holidays.country),
    owner: {
      legalName: company.legalName ?? '',
      address: company.address ?? '',
      emergencyPhone: company.emergencyPhone ?? '',
      emergencyMailbox: company.emergencyMailbox ?? '',
      platform: externalPlatformUrl,
    },
    leadWeeks: leadWeeksNamed(siteConfig.leadTimes),
    roundTheClock: roundTheClock.filter((figure) => !gone.has(figure)),
    figures: figuresOf(siteConfig),
    promises,
    articles: articles(firstLanguage).map(({ id, title, excerpt }) => ({
      id,
      title,
      excerpt,
      path: `/resources#${id}`,
    })),
  }
}

/** Each figure that is dangerous, with what to write into `site.config.ts` and whether that is done. */
export function figuresOf(config: Pick<OwnerSettings, 'settled' | 'withheld'>): FigureToSettle[] {
  const gone = goneBy(config)
  return figuresToSettle.map(({ key, what, danger, proof, ...switches }) => {
    const choices = switches.pairs.map((pair) => ({ pair, readings: readingsOf(pair) }))
    const takenOff = switches.figures.length > 0 && switches.figures.every((name) => gone.has(name))
    const settled = choices.some(
      ({ pair, readings }) =>
        Object.hasOwn(config.settled, pair) ||
        readings.filter((name) => !gone.has(name)).length < 2,
    )
    return {
      key,
      what,
      danger,
      proof,
      paste: pasteOf(choices, switches.figures),
      done: takenOff || settled,
    }
  })
}

function goneBy({ settled, withheld }: Pick<OwnerSettings, 'settled' | 'withheld'>) {
  return new Set<string>([...withheld, ...settledAway(settled)])
}

function readingsOf(pair: string): string[] {
  return Object.keys(pairs[pair as keyof typeof pairs])
}

type Choice = { pair: string; readings: readonly string[] }

/** The lines for `site.settings.json`: one reading for each pair, or the figures that leave. */
function pasteOf(choices: readonly Choice[], figures: readonly string[]): string {
  const printed = figuresFor(firstLanguage)
  const settle = choices.flatMap(({ pair, readings }) =>
    readings.map((reading) => {
      const figure = printed[reading as FigureKey]
      const holds = figure.withheld ? '' : ` (${figure.text})`
      return `"settled": { "${pair}": "${reading}" }${holds}`
    }),
  )
  const names = figures.map((name) => `"${name}"`).join(', ')
  return [...settle, ...(names ? [`"withheld": [${names}]`] : [])].join('\n')
}
