import type { PictureName } from '../../assets/pictures.ts'
import type { Figure } from '../../figures/figure.ts'
import { asCount } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type { WorldRegion } from './community-dots.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function globalImpactSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/views/global-impact',
    language,
    '/global-impact',
  )
  const { hero, headline, regions, areas, framework, next } = words
  const { communitiesMost } = figures

  /** A region as the map draws it, as many dots as it has communities at least, and as the list below tells it. */
  const region = (id: WorldRegion, communities: Figure) => ({
    id,
    title: regions[id].name,
    communities: communities.value,
    count: communities.number,
    text: regions[id].text,
    facts: [
      { term: regions.communities, value: communities.number },
      { term: regions.focus, value: regions[id].focus },
    ],
  })
  const plate = (area: AreaWords, picture: PictureName) => ({
    number: area.number,
    picture,
    list: {
      title: area.title,
      text: area.text,
      items: [area.item].filter((item) => optional(item)),
    },
  })

  return shown({
    hero: openingOf(hero, ['/partnerships', 'partnerships'], ['/contact', 'contact']),
    headline: {
      label: headline.label,
      figures: [
        { ...asCount(figures.livesTouched), scope: headline.lives },
        { ...asCount(figures.countries), scope: optional(headline.countries) },
        {
          figure: communitiesMost.number,
          unit: communitiesMost.unit,
          scope: headline.communities,
        },
        { ...asCount(figures.partnershipsAll), scope: headline.partnerships },
      ],
      note: headline.note,
      link: { href: '/community-impact#counted', label: headline.link },
    },
    regions: {
      heading: regions.heading,
      note: regions.note,
      caption: regions.caption,
      map: regions.map,
      places: [
        region('africa', figures.communitiesAfrica),
        region('asiaPacific', figures.communitiesAsiaPacific),
        region('americas', figures.communitiesAmericas),
        region('europe', figures.communitiesEurope),
      ],
    },
    areas: {
      heading: areas.heading,
      note: areas.note,
      plates: [
        plate(areas.access, 'black-sand'),
        plate(areas.community, 'still-water'),
        plate(areas.partnership, 'mooring'),
      ],
    },
    framework: {
      heading: framework.heading,
      note: framework.note,
      lines: [
        target(framework.drinking, '/access-bulk-water'),
        target(framework.sanitation, '/sustainable-development-goals'),
        target(framework.quality, '/water-purity'),
        target(framework.ecosystems, '/source-of-water'),
        target(framework.cooperation, '/partnerships'),
        target(framework.participation, '/community-impact'),
      ],
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(next, ['/partnerships', 'partnerships'], ['/contact', 'contact']),
    },
  } as const)
}

type AreaWords = { number: string; title: string; text: string; item: string }

type TargetWords = { title: string; text: string; link: string }

const target = ({ title, text, link }: TargetWords, href: `/${string}`) => ({
  title,
  text,
  link: { href, label: link },
})
