import type { SettingKey } from '../../../../contract/site-desk.ts'
import { furtherLanguages } from '../../../../contract/words/language.ts'

type Choice = { value: string; label: string }
type Column = { name: string; label: string; required?: true }

/** How a fact is asked for: one line, an entry a line, boxes to tick, or rows of several lines. */
export type FactField =
  | { key: SettingKey; kind: 'line'; label: string; hint: string }
  | { key: SettingKey; kind: 'names'; label: string; hint: string; emptied: null | readonly [] }
  | { key: SettingKey; kind: 'choices'; label: string; hint: string; choices: readonly Choice[] }
  | {
      key: SettingKey
      kind: 'rows'
      label: string
      hint: string
      row: string
      columns: readonly Column[]
    }

export type FactGroup = { id: string; heading: string; fields: readonly FactField[] }

const line = (key: SettingKey, label: string, hint: string): FactField => ({
  ...{ key, kind: 'line', label, hint },
})
const names = (key: SettingKey, label: string, hint: string): FactField => ({
  ...{ key, kind: 'names', label, hint, emptied: null },
})

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

/** What only the owner can supply, and where it appears; an empty field shows nothing on the site. */
export const factGroups: readonly FactGroup[] = [
  {
    id: 'company',
    heading: 'Company',
    fields: [
      line('companyName', 'Name', 'Every page, document and mail.'),
      line('company.legalName', 'Legal name', 'Footer, Contact, foot of mails and documents.'),
      line('company.registration', 'Registration number', 'The same places.'),
      line('company.vat', 'VAT number', 'The same places.'),
      names(
        'company.people',
        'Who is in charge',
        'One a line, as Anna Example (director): About, Contact, Investors.',
      ),
      line('company.address', 'Postal address, on one line', 'The same places.'),
      line('company.phone', 'Phone', 'As it is dialled from abroad: +354 555 0100.'),
      line(
        'company.emergencyPhone',
        'Phone for emergencies',
        'Footer, Contact, Access Bulk Water, mails.',
      ),
      line(
        'company.emergencyHours',
        'When that phone is answered',
        'A sentence on Contact (emergency) and Access Bulk Water.',
      ),
      line('company.emergencyMailbox', 'Mailbox for emergencies', 'The same places.'),
      line('company.factory', 'Place of the factory', 'A sentence on Water Factory.'),
      line('externalPlatformUrl', 'Address of the free water platform', 'Header, Home, Pure Flow.'),
    ],
  },
  {
    id: 'languages',
    heading: 'Languages and holidays',
    fields: [
      {
        ...{ key: 'languages', kind: 'choices', label: 'Languages beside English' },
        hint: 'One that is off leaves no page, link or mail behind.',
        choices: furtherLanguages.map((value) => ({ value, label: nameOf.of(value) ?? value })),
      },
      line(
        'holidays.country',
        'Country whose public holidays count',
        'Two letters, as IS for Iceland: those days are no business days for an answer.',
      ),
      line('holidays.state', 'Part of it with holidays of its own', 'As BY for Bavaria, with DE.'),
      {
        ...{ key: 'holidays.own', kind: 'names', label: 'Days of your own', emptied: [] },
        hint: 'One a line, as 2026-12-28.',
      },
    ],
  },
  {
    id: 'papers',
    heading: 'Certificates and analysis',
    fields: [
      {
        ...{
          key: 'certificates',
          kind: 'rows',
          label: 'Certificates you hold',
          row: 'certificate',
        },
        hint: 'Water Factory, Natural Filtration, Quality sheet. Name the scheme as the list there does.',
        columns: [
          { name: 'scheme', label: 'Scheme', required: true },
          { name: 'body', label: 'Issued by', required: true },
          { name: 'number', label: 'Number' },
          { name: 'validUntil', label: 'Valid until, as June 2028', required: true },
        ],
      },
    ],
  },
  {
    id: 'terms',
    heading: 'Terms',
    fields: [
      line('terms.delivery', 'Delivery terms', 'Bulk Delivery, Product sheet, Logistics guide.'),
      line('terms.demurrage', 'Who pays demurrage', 'The same places.'),
      line(
        'terms.price',
        'Basis of the price',
        'Contact, Bulk Delivery, Partnerships, Product sheet.',
      ),
      line('terms.payment', 'Payment', 'The same places.'),
      line(
        'terms.claims',
        'When a load fails',
        'What you owe, until when, who judges: the same places.',
      ),
      line(
        'terms.emergency',
        'Payment and free days in an emergency',
        'Access Bulk Water, the emergency form.',
      ),
      line(
        'terms.samples',
        'Samples',
        'Alkaline Water, Bulk Glacier Water, Solutions, Know Your Water.',
      ),
    ],
  },
  {
    id: 'equipment',
    heading: 'Equipment and loads',
    fields: [
      line('lots.size', 'What a lot is', 'A sentence on Bulk Glacier Water.'),
      line(
        'lots.keeping',
        'How long the water keeps',
        'And at which temperatures: the same place.',
      ),
      line(
        'lots.treatment',
        'What is done to the water at filling',
        'Or that nothing is: the same place, Access Bulk Water.',
      ),
      line('flexitank.maker', 'Maker of the flexitank', 'Bulk Glacier Water, Specification sheet.'),
      line(
        'flexitank.papers',
        'Papers for food contact',
        'The same places, Sustainable Bulk Solutions.',
      ),
      line('flexitank.coupling', 'Coupling', 'Bulk Glacier Water, Specification sheet.'),
      line('flexitank.bladderReturn', 'Who takes the bladder back', 'With the papers.'),
      line('loads.tanker', 'Load of a tanker', 'As 20,000 L. Solutions, Specification sheet.'),
      line('loads.railCar', 'Load of a rail car', 'The same places.'),
    ],
  },
  {
    id: 'evidence',
    heading: 'What stands behind figures and promises',
    fields: [
      line('evidence.spring', 'Name and place of the spring', 'A sentence on Source of Water.'),
      line(
        'evidence.transitTemperature',
        'What holds ±2 °C in transit',
        'Equipment, and who keeps the log: Bulk Delivery.',
      ),
      line(
        'evidence.onTime',
        'What counts as on time',
        'And over which period: Bulk Delivery, Industry Distribution.',
      ),
      line(
        'evidence.emergencyClock',
        'From when the 24–48 hours run',
        'A sentence on Access Bulk Water.',
      ),
      line(
        'evidence.fillingOrder',
        'How filling days are shared',
        'Between regular orders and emergencies: Bulk Delivery, Access Bulk Water.',
      ),
      line(
        'evidence.phRanges',
        'Where the two ranges of pH come from',
        'A sentence on Alkaline Water.',
      ),
      line('evidence.volumes', 'Litres sold and given in a year', 'Investors.'),
      line(
        'evidence.reach',
        'What countries, people and containers count',
        'A sentence on Access Bulk Water.',
      ),
      line(
        'evidence.capacity',
        'What is built, permitted and used',
        'Water Factory, Investors, beside base and maximum.',
      ),
      line(
        'evidence.markets',
        'Where the market sizes come from',
        'Source, year and method: Investors, Global Need.',
      ),
      line(
        'evidence.outcomes',
        'How attendance, illness and income were measured',
        'Where, when and by whom: Choose Sustainable Impact.',
      ),
      line(
        'evidence.carbon',
        'What the carbon reductions are measured against',
        'And by whom: Sustainable Bulk Solutions, Choose Sustainable Impact.',
      ),
      line(
        'leadTimes.africa',
        'Weeks to ports of Africa',
        'From accepted order to arrival, such as 4–5: planner, Bulk Delivery, Access Bulk Water, Contact.',
      ),
      line('leadTimes.asiaPacific', 'Weeks to ports of Asia and the Pacific', 'The same places.'),
      line('leadTimes.americas', 'Weeks to ports of the Americas', 'The same places.'),
      line('leadTimes.europe', 'Weeks to ports of Europe', 'The same places.'),
      line('leadTimes.middleEast', 'Weeks to ports of the Middle East', 'The same places.'),
    ],
  },
  {
    id: 'impact',
    heading: 'Impact and money',
    fields: [
      line(
        'impact.countingMethod',
        'How the counts were made',
        'Period and method: Community Impact.',
      ),
      names('impact.communities', 'Communities', 'One a line, with their consent.'),
      names('impact.schools', 'Schools', 'One a line, with their consent.'),
      names('impact.csrPartners', 'CSR partners', 'One a line, with their consent.'),
      names('impact.hubs', 'Hubs, by place', 'One a line: Pure Flow.'),
      line('impact.sponsorTerms', 'What a sponsor signs', 'Smallest sum, term, reporting dates.'),
      line(
        'impact.taps',
        'Taps built, and taps that run today',
        'Community Impact, Partnerships, Impact summary.',
      ),
      line(
        'impact.project',
        'A finished project',
        'Place, year, cost, who paid, who keeps it running, what runs today: the same places.',
      ),
      line(
        'impact.paid',
        'What was paid to water projects',
        'Year, sum, who checked it: Investors, Partnerships, Profit + Purpose, Impact summary.',
      ),
      line('impact.csrFunds', 'Whose CSR funds', 'And of which period: Partnerships.'),
      line(
        'impact.conferenceDays',
        'Days of the 2026 UN Water Conference',
        'As 2–4 December 2026.',
      ),
      line('impact.conferencePart', 'Our part in it', 'Sustainable Development Goals.'),
      line(
        'carbonPlan',
        'Plan behind carbon neutrality',
        'Base year, scope, steps, who checks it.',
      ),
      line('revenueStatus', 'Status of the revenue', 'Year, currency, audited or not: Investors.'),
      line(
        'investmentSought',
        'What you seek from investors',
        'Or that you seek nothing: Investors.',
      ),
      {
        ...{ key: 'streams', kind: 'rows', label: 'Revenue streams', row: 'stream' },
        hint: 'The largest first: Investors, Profit + Purpose.',
        columns: [
          { name: 'name', label: 'Name' },
          { name: 'growth', label: 'Growth' },
        ],
      },
      {
        ...{ key: 'references', kind: 'rows', label: 'References', row: 'reference' },
        hint: 'Buyers and partners who agreed to be named: Home, Partnerships.',
        columns: [
          { name: 'name', label: 'Name', required: true },
          { name: 'words', label: 'What they say' },
        ],
      },
    ],
  },
]
