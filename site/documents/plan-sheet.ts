/**
 * One plan on paper, for a board or a file. The build bundles this module for the server, which sets a plan at
 * the moment somebody asks for it.
 */

import { writePlan } from '../../contract/plan-address.ts'
import { planQuoteLink } from '../../contract/plan-link.ts'
import {
  containersInWords,
  daysInWords,
  planFacts,
  planInWords,
  seaWayInWords,
  verdictInWords,
} from '../../contract/plan-words.ts'
import { planPath } from '../../contract/quote.ts'
import { firstDayOf, plannedLoads, seaWay, spokenDay } from '../../contract/supply-calendar.ts'
import {
  daysAMonth,
  type PlanFigures,
  type PlanInput,
  supplyPlan,
} from '../../contract/supply-plan.ts'
import { siteConfig } from '../../site.config.ts'
import { navigation } from '../content/navigation.ts'
import { contourHead, framePages } from './frame.ts'
import { setLedger } from './ledger.ts'
import { measure, sheet } from './paper.ts'
import { makeRoom, openPdfWriter, type PdfWriter, pressed, tagged } from './pdf-writer.ts'
import { setStock } from './plan-stock.ts'
import { setSection } from './text-blocks.ts'
import { heightOf, type Style, styles, write } from './type.ts'

export type PlanSheet = {
  input: PlanInput
  figures: PlanFigures
  port?: { name: string; country: string; miles: number } | undefined
  /** Public address of the site, without a slash at its end. */
  site: string
  /** The day it is made, since 1970. */
  today: number
}

/** Sets a plan as PDF; the same plan on the same day gives the same bytes. */
export function setPlanSheet(asked: PlanSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { input, figures, port, today } = asked
  const plan = supplyPlan(input, figures)
  const way = port && seaWay(port.miles, figures)
  const company = siteConfig.companyName
  const title = `Supply plan: ${containersInWords(plan.containers)}`
  const made = `${spokenDay(today)}`
  const writer = openPdfWriter(
    {
      title: `${title}, ${company}`,
      subject: planInWords(input),
      author: company,
      language: 'en',
    },
    new Date(today * 86_400_000),
  )
  contourHead(writer.doc, 12)
  writer.y = 92
  setLine(writer, 'P', company, styles.brand, 18)
  setLine(writer, 'H1', containersInWords(plan.containers), { ...styles.title, size: 54 }, 14)
  setLine(writer, 'P', `${planInWords(input)}.`, styles.subtitle, 8)
  const aMonth = plan.containersAMonth
  const verdict = verdictInWords(plan.verdict, { purpose: input.purpose, aMonth }, figures)
  setLine(writer, 'P', verdict, styles.body, 4)
  if (port && way) {
    setLine(
      writer,
      'P',
      seaWayInWords(`${port.name}, ${port.country}`, way, figures),
      styles.body,
      4,
    )
  }
  writer.y += 14
  setLedger(writer, {
    columns: [
      { key: 'what', label: 'Plan', share: 5 },
      { key: 'value', label: 'In all', share: 3, figures: true },
    ],
    rows: planFacts(plan, figures).map(([what, value]) => ({ what, value })),
    dense: true,
  })
  setStock(writer, plan, input)
  if (input.month) setLoads(writer, { ...asked, month: input.month })
  setSources(writer, asked)
  framePages(writer, { title: 'Supply plan', company, edition: `Made on ${made}` })
  return pressed(writer)
}

function setLoads(
  writer: PdfWriter,
  { input, figures, port, month }: PlanSheet & { month: string },
) {
  const plan = supplyPlan(input, figures)
  const way = port && seaWay(port.miles, figures)
  const note = 'The last day to order, and the two weeks in which each load arrives.'
  setSection(writer, { kind: 'section', heading: 'Loads', note }, 80)
  setLedger(writer, {
    columns: [
      { key: 'load', label: 'Arrives by', share: 2.8 },
      { key: 'containers', label: 'Containers', share: 1.5, figures: true },
      { key: 'order', label: 'Order by', share: 2.6 },
      { key: 'sea', label: 'At sea', share: 5.2 },
      { key: 'arrival', label: 'Arrives between', share: 5.2 },
    ],
    rows: plannedLoads(plan.weeks, firstDayOf(month), figures, way).map((load) => ({
      load: spokenDay(load.arrival[1]),
      containers: load.containers.toLocaleString('en'),
      order: spokenDay(load.orderBy),
      sea: load.atSea.map(spokenDay).join(' – '),
      arrival: load.arrival.map(spokenDay).join(' – '),
    })),
    dense: true,
  })
}

/** How it was reckoned, where it stands, and how it goes on. */
function setSources(writer: PdfWriter, { input, figures, port, site }: PlanSheet): void {
  const [from, to] = figures.leadWeeks
  const note = `A month counts ${daysInWords(daysAMonth)}. Containers and packs are rounded up.`
  setSection(writer, { kind: 'section', heading: 'How it goes on', note }, 90)
  const address = writePlan(input)
  const lines = [
    `Plan ${from}–${to} weeks by sea. Your quote names the price, the port and the lead time; the analysis of your lot comes with it.`,
    `One container holds ${figures.litresAContainer.toLocaleString('en')} L. Days at sea are an estimate; your quote names them for your port.`,
  ]
  for (const line of lines) setLine(writer, 'P', line, styles.body, 6)
  const place = port && `${port.name}, ${port.country}`
  const ask = planQuoteLink(input, supplyPlan(input, figures), place)
  setLink(writer, 'Ask for a quote with this plan', site + ask)
  setLink(writer, 'This plan on our site', site + planPath(address.toString()))
  const { imprint } = navigation('en')
  if (imprint.length > 0) setLine(writer, 'P', imprint.join(' · '), styles.note, 0)
}

function setLine(writer: PdfWriter, tag: string, text: string, style: Style, after: number): void {
  const height = heightOf(writer.doc, text, style, measure)
  makeRoom(writer, height)
  tagged(writer, tag, () => {
    write(writer.doc, text, style, { x: sheet.left, y: writer.y, width: measure })
  })
  writer.y += height + after
}

function setLink(writer: PdfWriter, label: string, href: string): void {
  const { doc } = writer
  const { face, size, leading, colour } = styles.address
  makeRoom(writer, size * leading)
  tagged(writer, 'P', () => {
    doc.font(face).fontSize(size).fillColor(colour)
    doc.text(label, sheet.left, writer.y, { link: href, lineBreak: false })
  })
  writer.y += size * leading + 6
}
