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
    price: 'Prices are in euros for a container and hold for thirty days.',
    payment: 'Payment by letter of credit.',
    samples: 'Two bottles of one lot, free of charge, by courier.',
  },
  flexitank: {
    maker: 'Example Tanks Ltd, Example',
    papers: 'Declaration of compliance with each load.',
    coupling: 'Camlock, with adapters on request.',
    bladderReturn: 'The haulier takes the empty bladder back.',
  },
  loads: {
    tanker: 'as much as the example tanker takes',
    railCar: 'as much as the example car takes',
  },
  impact: {
    countingMethod: 'The counts of this example were made in one year.',
    communities: ['Example Village', 'Example Town'],
    schools: ['Example School'],
    csrPartners: ['Example Sponsor Ltd'],
    hubs: ['Example Port'],
    sponsorTerms: 'From an example sum, for three years.',
    csrFunds: 'Budgets of our partners, for ten years.',
    conferenceDays: '30–31 December 2026',
    conferencePart: 'We speak there as an example.',
  },
  revenueStatus: 'financial year of an example, audited',
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
