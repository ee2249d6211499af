/**
 * One plan on paper, for a board or a file. The build bundles this module for the server, which sets a plan at
 * the moment somebody asks for it.
 */

import { weeksText } from '../../contract/lead-weeks.ts'
import { writePlan } from '../../contract/plan-address.ts'
import { planQuoteLink } from '../../contract/plan-link.ts'
import { verdictInWords } from '../../contract/plan-verdict.ts'
import {
  containersInWords,
  planFacts,
  planInWords,
  portInWords,
} from '../../contract/plan-words.ts'
import { planPath } from '../../contract/quote.ts'
import { spokenDay, spokenDays } from '../../contract/spoken-day.ts'
import {
  type Calendar,
  type PlannedLoad,
  planCalendar,
  seaWay,
} from '../../contract/supply-calendar.ts'
import type { Range } from '../../contract/supply-plan.ts'
import {
  daysAMonth,
  type PlanFigures,
  type PlanInput,
  plannedPart,
  type SupplyPlan,
  supplyPlan,
} from '../../contract/supply-plan.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { fillWords, inNumerals } from '../../contract/words/fill-words.ts'
import type { Language } from '../../contract/words/language.ts'
import { siteConfig } from '../../site.config.ts'
import { navigation } from '../content/navigation.ts'
import { ownersFacts } from '../words/owners-facts.ts'
import { contourHead, framePages } from './frame.ts'
import { signsWithoutGlyph } from './glyph-coverage.ts'
import { setLedger } from './ledger.ts'
import { sheet } from './paper.ts'
import { makeRoom, openPdfWriter, type PdfWriter, pressed, tagged } from './pdf-writer.ts'
import { setStock } from './plan-stock.ts'
import { setLine, setSection } from './text-blocks.ts'
import { styles, writeLink } from './type.ts'

export type PlanSheet = {
  input: PlanInput
  figures: PlanFigures
  port?: { name: string; country: string; miles: number; leadWeeks?: Range | undefined } | undefined
  language: Language
  /** Public address of the site, without a slash at its end. */
  site: string
  /** The day it is made, since 1970. */
  today: number
}

/** Sets a plan as PDF; the same plan on the same day gives the same bytes. */
export function setPlanSheet(asked: PlanSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { input, figures, port, language, today } = asked
  const { plan: said, planSheet: words } = contractWords(language)
  const plan = supplyPlan(input, figures)
  const way = port && seaWay(port.miles, figures)
  const company = siteConfig.companyName
  const containers = containersInWords(plan.containers, said)
  const title = fillWords(words.titleWithContainers, { containers }, language)
  const writer = openPdfWriter(
    {
      title: `${title}, ${company}`,
      subject: planInWords(input, said),
      author: company,
      language,
    },
    new Date(today * 86_400_000),
  )
  contourHead(writer.doc, 12)
  writer.y = 92
  setLine(writer, 'P', company, styles.brand, 18)
  setLine(writer, 'H1', containers, { ...styles.title, size: 54 }, 14)
  setLine(writer, 'P', `${planInWords(input, said)}.`, styles.subtitle, 8)
  const verdict = verdictInWords(input, plan, figures, said)
  if (verdict) setLine(writer, 'P', verdict, styles.body, 4)
  const place = placeOf(asked)
  // A place as somebody typed it may hold signs that no typeface has.
  if (place && signsWithoutGlyph(writer.doc, place).length === 0)
    setLine(writer, 'P', portInWords(place, way, figures, said), styles.body, 4)
  writer.y += 14
  setLedger(writer, {
    columns: [
      { key: 'what', label: words.columns.fact, share: 5 },
      { key: 'value', label: words.columns.value, share: 3, figures: true },
    ],
    rows: planFacts(plan, figures, said).map(({ label, value }) => ({ what: label, value })),
    dense: true,
  })
  const part = plannedPart(plan, figures)
  setStock(writer, part, input)
  const terms = { figures, way, leadWeeks: port?.leadWeeks, today }
  const calendar = planCalendar(input, part, terms)
  if (calendar?.loads) setLoads(writer, language, calendar, calendar.loads)
  setSources(writer, asked, plan, calendar?.weeks ?? figures.leadWeeks)
  const edition = fillWords(words.made, { day: spokenDay(today, language) }, language)
  framePages(writer, { title: words.title, company, edition })
  return pressed(writer)
}

function setLoads(
  writer: PdfWriter,
  language: Language,
  { passed, firstDay }: Calendar,
  loads: readonly PlannedLoad[],
) {
  const { plan: said, planSheet: words } = contractWords(language)
  const { heading, columns } = said.loads
  const tooNear = fillWords(said.loads.passed, { day: spokenDay(firstDay, language) }, language)
  const note = passed ? tooNear : words.loadsNote
  setSection(writer, { kind: 'section', heading, note }, 80)
  setLedger(writer, {
    columns: [
      { key: 'containers', label: columns.containers, share: 2 },
      { key: 'order', label: columns.orderBy, share: 2.6 },
      { key: 'filling', label: columns.filling, share: 4.4 },
      { key: 'sails', label: columns.sails, share: 2.6 },
      { key: 'arrival', label: columns.arrival, share: 4.4 },
    ],
    rows: loads.map((load) => ({
      containers: inNumerals(load.containers, language),
      order: spokenDay(load.orderBy, language, 'short'),
      filling: spokenDays(load.filling, language, 'short'),
      sails: spokenDay(load.sails, language, 'short'),
      arrival: spokenDays(load.arrival, language, 'short'),
    })),
    dense: true,
  })
}

/** The port in words, or a place that we do not know. */
const placeOf = ({ input, port }: PlanSheet) =>
  port ? `${port.name}, ${port.country}` : input.port

/** How it was reckoned, where it stands, and how it goes on. */
function setSources(
  writer: PdfWriter,
  asked: PlanSheet,
  plan: SupplyPlan,
  weeks: Range | undefined,
): void {
  const { input, figures, language, site } = asked
  const { plan: said, planSheet: words } = contractWords(language)
  const { heading, note, order, estimate, online } = words.next
  const counted = fillWords(note, { days: daysAMonth }, language)
  setSection(writer, { kind: 'section', heading, note: counted }, 90)
  const { regionalLeadTimeSentence: regions } = ownersFacts(siteConfig, language)
  const lines = [
    ...(weeks ? [fillWords(said.loads.lead, { weeks: weeksText(weeks) }, language)] : []),
    ...(typeof regions === 'string' && !asked.port?.leadWeeks ? [regions] : []),
    order,
    fillWords(estimate, { litres: figures.litresAContainer }, language),
  ]
  for (const line of lines) setLine(writer, 'P', line, styles.body, 6)
  setLink(writer, said.quote, site + planQuoteLink(input, plan, placeOf(asked), language))
  setLink(writer, online, site + planPath(writePlan(input).toString(), language))
  const { imprint } = navigation(language)
  if (imprint.length > 0) setLine(writer, 'P', imprint.join(' · '), styles.note, 0)
}

function setLink(writer: PdfWriter, label: string, href: string): void {
  const { doc } = writer
  const { size, leading } = styles.address
  makeRoom(writer, size * leading)
  tagged(writer, 'P', () => {
    writeLink(doc, label, styles.address, { x: sheet.left, y: writer.y, href })
  })
  writer.y += size * leading + 6
}
