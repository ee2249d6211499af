import type { OwnerSettings } from '../site/content/owner-settings.ts'

/** Every field of `site.settings.json` with an example: nobody may take one for a fact. */
export const filledIn = {
  company: {
    legalName: 'Example Water ehf.',
    registration: 'Reg. 000000-0000',
    vat: 'VAT IS 000000',
    address: '1 Example Street, 101 Example',
    phone: '+354 555 0100',
    emergencyPhone: '+354 555 0199',
    emergencyMailbox: 'duty@site.example',
    factory: 'The filling hall stands in Example Bay.',
  },
  holidays: { country: 'IS', own: ['2099-12-28'] },
  certificates: [
    { scheme: 'ISO 22000', body: 'Example Body', number: 'EX-1', validUntil: 'June 2099' },
  ],
  terms: {
    delivery: 'CIF, Incoterms 2020, to the port you name.',
    demurrage: 'Demurrage after five free days is the consignee’s.',
    price:
      'Example prices run from 3,000 to 6,000 euros a container, by port, and hold for thirty days.',
    payment: 'Payment by letter of credit.',
    claims:
      'Write within seven example days of your sample; an example laboratory judges, and we refund or replace a load that fails.',
    emergency:
      'In an emergency half is paid on acceptance and half on arrival, with ten example days free at the port.',
    samples: 'Two bottles of one lot, free of charge, by courier.',
  },
  lots: {
    size: 'A lot is what one example day fills.',
    keeping:
      'Closed, the water keeps for an example of ninety days, in summer heat too; use it within three days once opened.',
    treatment:
      'Two example filters, the finer one of 0.2 µm, hold back bacteria; no chlorine and no ozone is added.',
  },
  flexitank: {
    maker: 'Example Tanks Ltd, Example',
    papers: 'Declaration of compliance with each load.',
    coupling: 'Camlock, with adapters on request.',
    bladderReturn:
      'Each load has a new bladder; we pay the haulier who has the empty one recycled.',
  },
  loads: {
    tanker: 'as much as the example tanker takes',
    railCar: 'as much as the example car takes',
  },
  impact: {
    countingMethod:
      'The litres of this example were given from 2019 to 2025, counted from its delivery notes.',
    communities: ['Example Village', 'Example Town'],
    schools: ['Example School'],
    csrPartners: ['Example Sponsor Ltd'],
    hubs: ['Example Port'],
    sponsorTerms: 'From an example sum, for three years.',
    taps: 'An example of forty taps was built by 2025, and thirty-eight of them run today.',
    paid: 'An example of 1.39 million US dollars was paid to ten water projects in 2025, as our bank confirmed.',
    csrFunds: 'Budgets of our partners, for ten years.',
    conferenceDays: '30–31 December 2026',
    conferencePart: 'We speak there as an example.',
  },
  evidence: {
    spring: 'The water rises at Example Spring.',
    transitTemperature: 'An example logger in each container keeps the readings.',
    onTime: 'An example counts a delivery as on time on the day that its quote names.',
    emergencyClock: 'The hours run from the written acceptance of an example.',
    fillingOrder:
      'In this example an emergency is filled first, two containers on each day; regular orders follow in the order in which they were accepted.',
    phRanges: 'The example spring has two outlets, and each gives one range; nothing is added.',
    volumes: 'An example of 17,000,000 L was filled in 2025, of which 15,000,000 L were sold.',
    reach: 'The example totals are what was ordered up to 2025, not what was delivered.',
    capacity: 'One example line is built, permitted and used.',
    markets: 'An example study of one year, by an example institute.',
    outcomes:
      'An example body measured them in twelve example villages, in the year before and the year after.',
    carbon: 'The reductions are measured against bottles of an example, by an example body.',
  },
  leadTimes: {
    africa: 'Plan three example weeks to Africa.',
    asiaPacific: 'Plan five example weeks to Asia-Pacific.',
    americas: 'Plan four example weeks to the Americas.',
    europe: 'Plan three example weeks to Europe and six to the Gulf.',
  },
  revenueStatus: 'financial year 2025 of an example, in US dollars, not audited',
  investmentSought: 'We seek an example loan for a second line, and no shareholder.',
  lotAnalysis: {
    lot: 'EX-2099-001',
    date: '3 March 2099',
    laboratory: 'Example Laboratory',
    lines: [{ parameter: 'Example parameter', value: 'example value', method: 'Example method' }],
  },
  carbonPlan: 'Base year 2024, scopes 1 to 3, checked by an example body.',
  streams: [{ name: 'Example stream', growth: 'grew by half' }],
  references: [{ name: 'Example Bottlers Ltd', words: 'A container a month.' }],
  videos: { '/about': { link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', scale: 115 } },
} satisfies Partial<OwnerSettings>
