import { siteConfig } from '../../../site.config.ts'
import { asCount, printed } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf } from '../../words/links-of.ts'
import { sharedWords } from '../../words/shared.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** Lines of water in the drawing where the number of communities is withheld. */
const anyNumber = 9

/** What stands on the page, section by section; without what is withheld. */
export function pureFlowSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>('site/views/pure-flow', language, '/pure-flow')
  const { hero, currents, stats, features, benefits, next } = words
  const { order, hub, local, impact, drawing } = currents
  const { donated, communitiesPureFlow, platformUptime } = figures
  const ends = optional(local.label)

  return shown({
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      description: hero.description,
      actions: [
        {
          href: siteConfig.externalPlatformUrl,
          label: hero.platform,
          external: sharedWords(language).newTab,
        },
        { href: '/contact?topic=pure-flow&ask=demo', label: hero.demo },
      ],
    },
    currents: {
      heading: currents.heading,
      note: currents.note,
      caption: communitiesPureFlow.withheld ? '' : currents.caption,
      stations: [
        order,
        hub,
        { ...local, label: ends },
        { ...impact, label: optional(impact.label) },
      ],
      drawing: {
        id: 'currents',
        title: drawing.title,
        description: drawing.description,
        water: drawing.water,
        order: drawing.order,
        count: drawing.count,
        ends: {
          count: communitiesPureFlow.withheld ? anyNumber : communitiesPureFlow.value,
          label: ends,
        },
        tally: { figure: printed(donated), label: donated.withheld ? '' : drawing.donated },
      },
    },
    stats: {
      heading: stats.heading,
      figures: [
        { ...asCount(donated), unit: stats.litres, scope: stats.donated },
        { ...asCount(communitiesPureFlow), scope: stats.communities },
        { ...asCount(figures.csrPartners), scope: stats.partners },
        { ...asCount(figures.microJobs), scope: stats.jobs },
      ],
      link: { href: '/community-impact#counted', label: stats.link },
    },
    features: {
      heading: features.heading,
      note: features.note,
      entries: [
        part(features.orders),
        part(features.stock),
        part(features.rounds),
        part(features.handOver),
        {
          title: features.ledger.title,
          text: features.ledger.text,
          end: platformUptime.withheld
            ? { words: '' }
            : { figure: platformUptime.text, scope: features.ledger.scope },
        },
      ],
    },
    benefits: {
      heading: benefits.heading,
      note: benefits.note,
      definitions: [benefits.communities, benefits.partners, benefits.drivers],
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(
        next,
        ['/contact?topic=pure-flow&ask=demo', 'demo'],
        ['/partnerships', 'partner'],
      ),
    },
  } as const)
}

type PartWords = { title: string; text: string; step: string }

const part = ({ title, text, step }: PartWords) => ({ title, text, end: { words: step } })
