import type { Figure } from '../../figures/figure.ts'
import { asCount } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function communityImpactSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/community-impact',
    language,
    '/community-impact',
  )
  const { hero, given, statistics, counted, pillars, impact, benefits, next } = words
  const { containerVolume, givenContainers, projectSuccess, csrPartners } = figures

  const full = Math.floor(givenContainers.value)
  /** How full the last container is, in per cent; 0 when the litres fill whole ones. */
  const part = Math.round((givenContainers.value - full) * 100)

  const line = (figure: Figure, counts: string) => ({ figures: [figure.text], counts })

  return shown({
    hero: openingOf(
      hero,
      ['/partnerships', 'partnerships'],
      ['/contact?topic=partnership', 'propose'],
    ),
    given: {
      heading: given.heading,
      note: given.note,
      link: { href: '#counted', label: given.link },
      figures: [
        { figure: containerVolume.number, unit: containerVolume.unit, scope: given.flexitank },
        { figure: givenContainers.number, unit: givenContainers.unit, scope: given.containers },
      ],
      unit: given.unit,
      margin: { term: given.people.term, text: optional(given.people.text) },
      caption: given.caption,
      drawing: {
        id: 'stowage',
        title: given.drawing.title,
        description: text('given.drawing.description', { full, part }),
        count: givenContainers.value,
        rest: part === 0 ? '' : text('given.drawing.rest', { part }),
        label: optional(given.drawing.label),
      },
    },
    statistics: {
      heading: statistics.heading,
      figures: [
        { ...asCount(figures.communitiesMany), scope: statistics.communities },
        { ...asCount(figures.schools), scope: statistics.schools },
        { figure: projectSuccess.text, unit: statistics.successUnit, scope: statistics.success },
        { figure: figures.jobsMany.number, unit: figures.jobsMany.unit, scope: statistics.jobs },
      ],
    },
    counted: {
      heading: counted.heading,
      note: counted.note,
      fold: counted.fold,
      columns: counted.columns,
      groups: [
        { name: counted.water.name, lines: [line(figures.donated, counted.water.donated)] },
        {
          name: counted.places.name,
          lines: [
            line(figures.communitiesPureFlow, counted.places.ledger),
            line(figures.communitiesMany, counted.places.work),
            line(figures.communitiesMost, counted.places.worldwide),
            {
              figures: [
                counted.places.africa,
                counted.places.asiaPacific,
                counted.places.americas,
                counted.places.europe,
              ],
              counts: counted.places.regions,
            },
          ],
        },
        {
          name: counted.people.name,
          lines: [
            line(figures.peopleReached, counted.people.reached),
            line(figures.livesTouched, counted.people.lives),
          ],
        },
        {
          name: counted.jobs.name,
          lines: [
            {
              figures: figures.microJobs.withheld
                ? [figures.jobsPureFlow.text]
                : [figures.microJobs.text, counted.jobs.also],
              counts: counted.jobs.pureFlow,
            },
            line(figures.jobsMany, counted.jobs.work),
          ],
        },
        {
          name: counted.projects.name,
          lines: [
            line(figures.schools, counted.projects.schools),
            line(projectSuccess, counted.projects.success),
          ],
        },
        {
          name: counted.partners.name,
          lines: [
            line(csrPartners, counted.partners.companies),
            line(figures.partnershipsAll, counted.partners.all),
          ],
        },
      ],
      method: `${counted.method} ${filledOr(counted.period, counted.periodOnRequest)}`,
      names: [counted.names.communities, counted.names.schools, counted.names.partners]
        .map(({ term, text: names }) => ({ term, text: optional(names) }))
        .filter(({ text: names }) => names),
      links: [
        { href: '/contact?topic=partnership', label: counted.links.ask },
        { href: '/pure-flow', label: counted.links.pureFlow },
        { href: '/global-impact', label: counted.links.global },
        { href: '/sustainable-development-goals', label: counted.links.goal },
        { href: '/resources#figures', label: counted.links.figures },
      ],
    },
    pillars: {
      heading: pillars.heading,
      note: pillars.note,
      caption: pillars.caption,
      entries: [pillars.share, pillars.projects, pillars.led, pillars.support],
      drawing: { id: 'tap-stand', ...pillars.drawing },
    },
    impact: {
      heading: impact.heading,
      note: impact.note,
      voices: [
        { ...impact.social, scope: '' },
        { ...impact.environmental, scope: '' },
      ] as const,
      rows: [impact.water, impact.school, impact.work].map(
        ({ question, social, environmental }) => ({
          question,
          answers: [social, environmental] as const,
        }),
      ),
    },
    benefits: {
      heading: benefits.heading,
      note: benefits.note,
      legend: { ticked: benefits.ticked, open: benefits.open },
      beside: {
        figure: csrPartners.number,
        unit: csrPartners.unit,
        scope: benefits.partners,
      },
      lines: [
        { ...benefits.count, ticked: true },
        { ...benefits.money, ticked: true },
        { ...benefits.project, ticked: false },
        { ...benefits.report, ticked: false },
        { ...benefits.visit, ticked: false },
        { ...benefits.terms, ticked: false },
      ],
    },
    next: {
      sentence: next.sentence,
      text: next.text,
      actions: linksOf(
        next,
        ['/partnerships', 'partnerships'],
        ['/contact?topic=partnership', 'propose'],
      ),
    },
  } as const)
}
