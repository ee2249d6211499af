/**
 * What an owner may fill in, and where it then appears: the shape of `site.settings.json`, which the build, the server
 * and the editor of the team all read by this schema.
 */
import * as v from 'valibot'
import { calendarDay } from './calendar-day.ts'
import { httpsAddress } from './https-address.ts'
import { weeksOf } from './lead-weeks.ts'
import { furtherLanguages } from './words/language.ts'

/** Longest value of a line, in UTF-16 code units. */
export const longestFact = 300

/** Nothing that a mail's header or a document's line could break on. */
const unbroken = /^[^\p{Cc}\u2028\u2029]*$/u

const line = v.pipe(
  v.string('Enter a text.'),
  v.trim(),
  v.nonEmpty('Enter a text, or leave the field out.'),
  v.maxLength(longestFact, `At most ${longestFact} characters.`),
  v.regex(unbroken, 'Keep it on one line.'),
)
const optionalLine = v.optional(line)
/** `5` or `5–6`. */
const optionalWeeks = v.optional(
  v.pipe(
    line,
    v.check((text) => {
      const [least, most] = weeksOf(text) ?? [1, 0]
      return least <= most
    }, 'Enter weeks, such as 5 or 5–6.'),
  ),
)
const lines = v.optional(
  v.pipe(v.array(line), v.maxLength(200, 'At most 200 names.'), v.readonly()),
)
const mailbox = v.pipe(line, v.email('Enter a whole mail address.'))
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'Enter a list.'), v.maxLength(100, 'At most 100 entries.'), v.readonly())

/** A video of the owner's own: a link to a video site, or a file of `public/`. */
const videoLink = v.pipe(
  line,
  v.regex(
    /^(?:https:\/\/\S+|\/[\w./-]+\.(?:mp4|webm|mov))$/,
    'Enter an https link, or a file such as /videos/source.mp4.',
  ),
)

export const ownerSettings = v.strictObject({
  companyName: line,
  /** The linked free-clean-water platform; opens in a new tab. */
  externalPlatformUrl: httpsAddress,
  /** Addresses that receive and send mail; `MAIL_GENERAL` and the like override them. */
  mail: v.strictObject({
    from: mailbox,
    general: mailbox,
    partnerships: mailbox,
    investors: mailbox,
  }),
  /** The languages beside English that are published; one that is left out is off. */
  languages: v.optional(
    v.array(
      v.picklist(
        furtherLanguages,
        `Enter the code of a language that is translated: ${furtherLanguages.join(', ')}.`,
      ),
    ),
    [],
  ),
  /** The least role that works only with a second factor; `SECOND_FACTOR_FROM` overrides it. */
  secondFactorFrom: v.picklist(['staff', 'admin'], 'Enter staff or admin.'),
  /** Days that are no business days besides Saturdays and Sundays; an emergency knows none. */
  holidays: v.strictObject({
    /** Whose public holidays count, by its code: `IS`. */
    country: v.optional(
      v.pipe(line, v.regex(/^[A-Z]{2}$/, 'Enter a code of two letters, such as IS.')),
    ),
    /** A part of the country with days of its own, by its code: `BY` for Bavaria. */
    state: optionalLine,
    /** Days of one's own. */
    own: listOf(calendarDay('Enter a day such as 2026-12-28.')),
  }),
  /**
   * Videos in place of our own loops, by the path of the page whose hero shows them, or of an audience's sheet
   * (`/who-we-support#healthcare`). `scale` in percent of the hero: 110 to 120 hides the bars of an embedded player,
   * 140 to 160 those of a video that has bars of its own.
   */
  videos: v.record(
    v.pipe(v.string(), v.regex(/^\/[\w/#-]*$/, 'Name the page by its path, such as /about.')),
    v.strictObject({
      link: videoLink,
      scale: v.optional(v.pipe(v.number(), v.minValue(100), v.maxValue(300))),
    }),
  ),
  /** Who we are in law and where we are reached: footer, Contact, foot of every mail and document. */
  company: v.strictObject({
    legalName: optionalLine,
    registration: optionalLine,
    /** Who is in charge, each with a role, such as `Anna Example (director)`: About, Contact, Investors. */
    people: lines,
    vat: optionalLine,
    /** On one line. */
    address: optionalLine,
    /** As it is dialled from abroad: `+354 555 0100`. */
    phone: optionalLine,
    /** Footer, Contact, Access Bulk Water (emergency) and the acknowledgement of an emergency. */
    emergencyPhone: optionalLine,
    /** A sentence on when it is answered, such as `The telephone is answered day and night.`: Contact, Access Bulk Water. */
    emergencyHours: optionalLine,
    emergencyMailbox: v.optional(mailbox),
    /** Place of the factory, such as `Filling hall in Example Bay, Iceland.`: Water Factory. */
    factory: optionalLine,
  }),
  /** Certificates that are held; their boxes are ticked on `/water-factory`, `/natural-filtration` and the quality sheet. */
  certificates: listOf(
    v.strictObject({
      /** As the list of schemes names it, such as `ISO 22000`. */
      scheme: line,
      body: line,
      number: optionalLine,
      /** As it is printed: `June 2028`. */
      validUntil: line,
    }),
  ),
  /** All but those of samples and emergencies stand in every quote, too. */
  terms: v.strictObject({
    /** Delivery terms (Incoterms 2020): Bulk Delivery, Product sheet, Logistics guide. */
    delivery: optionalLine,
    /** Who pays demurrage: the same places. */
    demurrage: optionalLine,
    /** Price basis: Contact, Bulk Delivery, Product sheet. */
    price: optionalLine,
    payment: optionalLine,
    /** What happens when a load fails, until when it is claimed, and who judges: Bulk Delivery, Product sheet. */
    claims: optionalLine,
    /** Payment and free days in an emergency: Access Bulk Water, the emergency form; in no quote. */
    emergency: optionalLine,
    /** Sample terms: Alkaline Water, Bulk Glacier Water, Solutions, Know Your Water. */
    samples: optionalLine,
  }),
  /** Bulk Glacier Water; treatment also Access Bulk Water. */
  lots: v.optional(
    v.strictObject({
      /** Such as `A lot is one tank, at most ten containers; it is analysed before it is quoted.` */
      size: optionalLine,
      /** How long the water keeps, unopened and opened, and at which temperatures. */
      keeping: optionalLine,
      /** What is done to the water at filling, such as `The water is filtered through 5 µm; no chlorine or ozone is added.` */
      treatment: optionalLine,
    }),
    {},
  ),
  /** Bulk Glacier Water, Specification sheet; maker, papers and return also Sustainable Bulk Solutions. */
  flexitank: v.strictObject({
    /** Such as `Example Tanks Ltd, Rotterdam`. */
    maker: optionalLine,
    /** Such as `Declaration of compliance with EU regulation 10/2011, with each load.` */
    papers: optionalLine,
    /** Such as `Camlock, 3 inch, with adapters on request.` */
    coupling: optionalLine,
    /** Who takes the empty bladder back, and how. */
    bladderReturn: optionalLine,
  }),
  /** Bulk Glacier Water, Solutions, Specification sheet. */
  loads: v.strictObject({
    /** Such as `20,000 L`. */
    tanker: optionalLine,
    railCar: optionalLine,
  }),
  /** Base year, scope, steps and who checks them: Sustainable Bulk Solutions. */
  carbonPlan: optionalLine,
  /** What a sponsor or a journalist checks: Community Impact, and where a line says so. */
  impact: v.strictObject({
    /** Period and method of the counts: `We count by delivery notes, from 2019 to 2025.` */
    countingMethod: optionalLine,
    /** Names, with their consent. */
    communities: lines,
    schools: lines,
    csrPartners: lines,
    /** By place; Pure Flow. */
    hubs: lines,
    /** Smallest sum, term and reporting dates: `From $20,000, for three years, with a report each June.` */
    sponsorTerms: optionalLine,
    /** How many taps were built, and how many run today: Community Impact. */
    taps: optionalLine,
    /** A finished project: place, year, cost, who paid, who keeps it running, what runs today: Community Impact, Partnerships, documents. */
    project: optionalLine,
    /** What was paid to water projects, in which year, and who checked it: Investors, Profit + Purpose. */
    paid: optionalLine,
    /** Whose CSR funds they are, and of which period: `Budgets of our partners, 2020 to 2025.` */
    csrFunds: optionalLine,
    /** Days of the 2026 UN Water Conference, as `2–4 December 2026`, and our part in it: Sustainable Development Goals. */
    conferenceDays: optionalLine,
    conferencePart: optionalLine,
  }),
  /**
   * Year, currency and audit status of the revenue, as `financial year 2025, US dollars, audited`:
   * Profit + Purpose, Investors.
   */
  revenueStatus: optionalLine,
  /** What is sought from investors, or that nothing is: Investors. */
  investmentSought: optionalLine,
  /** The analysis of one lot, a line for each parameter: Know Your Water, Quality sheet. */
  lotAnalysis: v.optional(
    v.strictObject({
      lot: line,
      /** As it is printed: `3 March 2027`. */
      date: line,
      laboratory: line,
      lines: listOf(v.strictObject({ parameter: line, value: line, method: line })),
    }),
  ),
  /** What stands behind a figure or a promise of ours: a sentence, where the page makes it. */
  evidence: v.optional(
    v.strictObject({
      /** Name and place of the spring, such as `The water rises at Example Spring, South Iceland.`: Source of Water. */
      spring: optionalLine,
      /** What holds the temperature in transit, and who keeps the log: Bulk Delivery. */
      transitTemperature: optionalLine,
      /** What counts as on time, and over which period: Bulk Delivery, Industry Distribution. */
      onTime: optionalLine,
      /** From which moment the hours of an emergency order run: Access Bulk Water. */
      emergencyClock: optionalLine,
      /** What countries, people and containers count: Access Bulk Water. */
      reach: optionalLine,
      /** How filling days are shared between regular orders and emergencies: Bulk Delivery, Access Bulk Water. */
      fillingOrder: optionalLine,
      /** Litres filled, sold and given in a year: Investors. */
      volumes: optionalLine,
      /** Where the two ranges of pH come from: Alkaline Water. */
      phRanges: optionalLine,
      /** What is built, permitted and used: Water Factory, Investors. */
      capacity: optionalLine,
      /** Source, year and method of the market sizes: Investors, Global Need. */
      markets: optionalLine,
      /** Where, when and by whom attendance, illness and income were measured: Choose Sustainable Impact. */
      outcomes: optionalLine,
      /** What the carbon reductions are measured against, and by whom: Sustainable Bulk Solutions, Choose Sustainable Impact. */
      carbon: optionalLine,
    }),
    {},
  ),
  /** How long an order takes to a port. */
  leadTimes: v.optional(
    v.strictObject({
      /**
       * Weeks from accepted order to arrival, by region, such as `5–6`: planner, Home, Bulk Glacier Water, Bulk Delivery,
       * Access Bulk Water, Contact, Who We Support, two documents.
       */
      africa: optionalWeeks,
      asiaPacific: optionalWeeks,
      americas: optionalWeeks,
      europe: optionalWeeks,
      middleEast: optionalWeeks,
    }),
    {},
  ),
  /** Name and growth of each revenue stream, the largest first: Investors, Profit + Purpose. */
  streams: listOf(v.strictObject({ name: optionalLine, growth: optionalLine })),
  /** Buyers and partners who agreed to be named: Home, Partnerships. */
  references: listOf(v.strictObject({ name: line, words: optionalLine })),
  /** Figures that leave the site, by their key in `site/figures/`, such as `["projectSuccess"]`. */
  withheld: listOf(v.string('Enter the key of a figure.')),
  /** Numbers in place of ours, by the key of a figure, such as `{ "donated": [13000000] }`. */
  changed: v.record(
    v.string(),
    v.pipe(
      v.array(v.pipe(v.number('Enter a number.'), v.finite(), v.minValue(0, 'Not below zero.'))),
      v.minLength(1, 'Enter a number.'),
      v.readonly(),
    ),
  ),
  /** The reading that holds, where our material gives two, such as `{ "tds": "tds" }`. */
  settled: v.record(v.string(), v.string('Enter the key of a reading.')),
})

export type OwnerSettingsFile = v.InferOutput<typeof ownerSettings>

export const ownerSettingsFile = 'site.settings.json'

/** What is wrong with settings, by the path of the field: `certificates.0.body`. */
export function settingsErrors(settings: unknown): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(ownerSettings, settings)
  return Object.fromEntries(
    issues.map((issue) => {
      const missing = issue.input === undefined && issue.kind === 'schema'
      return [v.getDotPath(issue) ?? '', missing ? 'This is missing.' : issue.message]
    }),
  )
}

/** Throws with the name of each field that is wrong. */
export function readOwnerSettings(settings: unknown): OwnerSettingsFile {
  const wrong = Object.entries(settingsErrors(settings))
  if (wrong.length === 0) return v.parse(ownerSettings, settings)
  throw new Error(
    wrong.map(([field, what]) => `${ownerSettingsFile}: ${field}: ${what}`).join('\n'),
  )
}
