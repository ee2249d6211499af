/** The shape of `site.config.ts`: what an owner may fill in, and where it then appears. */
import type { Settled } from '../figures/pairs.ts'
import type { FigureKey } from '../figures/registry.ts'

/** A certificate that is held; its box is ticked on `/water-factory`, `/natural-filtration` and the quality sheet. */
export type Certificate = {
  /** As the list of schemes names it, such as `ISO 22000`. */
  scheme: string
  body: string
  number?: string
  /** As it is printed: `June 2028`. */
  validUntil: string
}

export type OwnerSettings = {
  companyName: string
  /** The linked free-clean-water platform; opens in a new tab. */
  externalPlatformUrl: `https://${string}`
  /** Addresses that receive and send mail; `MAIL_GENERAL` and the like override them. */
  mail: { from: string; general: string; partnerships: string; investors: string }
  /** The least role that works only with a second factor; `SECOND_FACTOR_FROM` overrides it. */
  secondFactorFrom: 'staff' | 'admin'
  /** Videos in place of our own loops; see `site.config.ts`. */
  videos: Record<string, { link: string; scale?: number }>
  /** Who we are in law and where we are reached: footer, Contact, foot of every mail and document. */
  company: {
    legalName?: string
    registration?: string
    vat?: string
    /** On one line. */
    address?: string
    /** As it is dialled from abroad: `+354 555 0100`. */
    phone?: string
    /** Footer, Contact, Access Bulk Water (emergency) and the acknowledgement of an emergency. */
    emergencyPhone?: string
    emergencyMailbox?: string
    /** Place of the factory, such as `Filling hall in Example Bay, Iceland.`: Water Factory. */
    factory?: string
  }
  /** Schemes that are held, with their papers. */
  certificates: readonly Certificate[]
  terms: {
    /** Delivery terms (Incoterms 2020): Bulk Delivery, Product sheet, Logistics guide. */
    delivery?: string
    /** Who pays demurrage: the same places. */
    demurrage?: string
    /** Price basis: Contact, Bulk Delivery, Product sheet. */
    price?: string
    payment?: string
    /** Sample terms: Alkaline Water, Bulk Glacier Water, Solutions, Know Your Water. */
    samples?: string
  }
  /** Bulk Glacier Water, Specification sheet; maker, papers and return also Sustainable Bulk Solutions. */
  flexitank: {
    /** Such as `Example Tanks Ltd, Rotterdam`. */
    maker?: string
    /** Such as `Declaration of compliance with EU regulation 10/2011, with each load.` */
    papers?: string
    /** Such as `Camlock, 3 inch, with adapters on request.` */
    coupling?: string
    /** Who takes the empty bladder back, and how. */
    bladderReturn?: string
  }
  /** Bulk Glacier Water, Solutions, Specification sheet. */
  loads: {
    /** Such as `20,000 L`. */
    tanker?: string
    railCar?: string
  }
  /** Base year, scope, steps and who checks them: Sustainable Bulk Solutions. */
  carbonPlan?: string
  /** What a sponsor or a journalist checks: Community Impact, and where a line says so. */
  impact: {
    /** Period and method of the counts: `We count by delivery notes, from 2019 to 2025.` */
    countingMethod?: string
    /** Names, with their consent. */
    communities?: readonly string[]
    schools?: readonly string[]
    csrPartners?: readonly string[]
    /** By place; Pure Flow. */
    hubs?: readonly string[]
    /** Smallest sum, term and reporting dates: `From $20,000, for three years, with a report each June.` */
    sponsorTerms?: string
    /** Whose CSR funds they are, and of which period: `Budgets of our partners, 2020 to 2025.` */
    csrFunds?: string
    /** Days of the 2026 UN Water Conference, as `2–4 December 2026`, and our part in it: Sustainable Development Goals. */
    conferenceDays?: string
    conferencePart?: string
  }
  /**
   * Year, currency and audit status of the revenue, as `financial year 2025, US dollars, audited`:
   * Profit + Purpose, Investors.
   */
  revenueStatus?: string
  /** The analysis of one lot, a line for each parameter: Know Your Water, Quality sheet. */
  lotAnalysis?: {
    lot: string
    /** As it is printed: `3 March 2027`. */
    date: string
    laboratory: string
    lines: readonly { parameter: string; value: string; method: string }[]
  }
  /** Name and growth of each revenue stream, the largest first: Investors, Profit + Purpose. */
  streams: readonly { name?: string; growth?: string }[]
  /** Buyers and partners who agreed to be named: Home, Partnerships. */
  references: readonly { name: string; words?: string }[]
  /** Figures that leave the site, by their key in `site/figures/`. */
  withheld: readonly FigureKey[]
  /** The reading that holds, where our material gives two. */
  settled: Settled
}
