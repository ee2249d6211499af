import type { OwnerSettings } from '../site/content/owner-settings.ts'

/**
 * Every field of `site.settings.json` with an example: nobody may take one for a fact. The examples agree with one another
 * and with base capacity, as an owner's facts would: what is filled, sold, paid and promised could all be true of one company.
 */
export const filledIn = {
  company: {
    legalName: 'Example Water ehf.',
    registration: 'Reg. 000000-0000',
    vat: 'VAT IS 000000',
    address: '1 Example Street, 101 Example',
    phone: '+354 555 0100',
    emergencyPhone: '+354 555 0199',
    emergencyHours: 'In this example the telephone is answered day and night.',
    emergencyMailbox: 'duty@site.example',
    factory: 'The filling hall stands in Example Bay.',
  },
  holidays: { country: 'IS', own: ['2099-12-28'] },
  certificates: [
    { scheme: 'ISO 22000', body: 'Example Body', number: 'EX-1', validUntil: 'June 2099' },
    { scheme: 'FSSC 22000', body: 'Example Body', number: 'EX-2', validUntil: 'June 2099' },
  ],
  terms: {
    delivery: 'CIP, Incoterms 2020, to the port you name.',
    demurrage: 'Demurrage after ten free days is the consignee’s, at an example of 60 euros a day.',
    price:
      'Example prices run from 4,500 to 8,000 euros a container to the port, by port, freight and insurance included. They hold for thirty days.',
    payment: 'Payment by letter of credit, or half on acceptance and half on arrival.',
    claims:
      'Write within seven example days of your sample; an example laboratory judges, and we refund or replace a load that fails.',
    emergency:
      'In an emergency half is paid on acceptance and half on arrival, with ten example days free at the port.',
    samples: 'Two bottles of one lot, free of charge, by courier.',
  },
  lots: {
    size: 'A lot is one of four example tanks and fills ten containers. It is analysed before it is quoted: while one is loaded, the others are filled, sampled or held. A larger order has several lots, and no container leaves before the analysis of its own.',
    keeping:
      'Closed, it kept for ninety days at 35 °C in an example test of 2025: the germs that an example laboratory counted in three flexitanks stayed within the EU directive. Once drawn into an open tank it lasts three days, or as long as the health authority says after dosing.',
    treatment:
      'Two example filters, the finer one of 0.2 µm, hold back bacteria, and an example lamp acts on viruses; each is tested before a lot is filled, and one flexitank of every lot is sampled after filling. No chlorine and no ozone is added.',
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
      'The counts of this example run from 2019 to 2025 and rest on signed delivery notes.',
    communities: ['Example Village', 'Example Town', 'Example Island', 'Example Harbour'],
    schools: ['Example School', 'Example Secondary School'],
    csrPartners: ['Example Sponsor Ltd', 'Example Shipping Ltd', 'Example Foundation'],
    hubs: ['Example Port'],
    sponsorTerms: 'From an example of 20,000 euros, for one year or for several.',
    taps: 'An example of forty taps was built by 2025, and thirty-eight of them run today; the two others wait for a pump.',
    paid: 'An example of 115,000 euros of our own, a tenth of our sales, was paid to ten water projects in 2025, beside the money of sponsors; we send the report that names each of them and its sum.',
    csrFunds: 'Budgets of our partners, for ten years.',
    conferenceDays: '30–31 December 2026',
    conferencePart: 'We speak there as an example.',
  },
  evidence: {
    spring: 'The water rises at Example Spring.',
    transitTemperature:
      'In this example a cooled container, for 2,000 euros more, keeps the temperature of the order, and a logger shows it; others sail insulated.',
    onTime:
      'An example counts a load as on time when it stands at the port within a week of the day in its quote: from 2022 to 2025 it was 499 loads of 500.',
    emergencyClock: 'The hours run from the written acceptance of an example.',
    fillingOrder:
      'In this example an emergency has both containers of a day for five days; then it shares each day with regular orders, one container each, and their lead times keep those five days free.',
    phRanges: 'The example spring has two outlets, and each gives one range; nothing is added.',
    volumes:
      'An example of 4,800,000 L was filled in 2025: 4,560,000 L were sold, and 240,000 L were given.',
    reach: 'The example totals are deliveries up to 2025, counted from signed delivery notes.',
    capacity:
      'One example line is built and permitted, and more than a quarter of its days were used in 2025.',
    markets: 'An example study of one year, by an example institute.',
    outcomes:
      'An example body measured them in twelve example villages, in the year before the first tap and the year after it.',
    carbon: 'The reductions are measured against bottles of an example, by an example body.',
  },
  leadTimes: {
    africa: 'Plan five example weeks to ports of Africa.',
    asiaPacific: 'Plan nine example weeks to ports of Asia and the Pacific.',
    americas: 'Plan four example weeks to ports of the Americas.',
    europe: 'Plan three example weeks to ports of Europe and six to the Gulf.',
  },
  revenueStatus: 'financial year 2025 of an example, in US dollars, not audited',
  investmentSought: 'We seek an example loan for a warehouse at the quay, and no shareholder.',
  lotAnalysis: {
    lot: 'EX-2099-001',
    date: '3 March 2099',
    laboratory: 'Example Laboratory',
    lines: [
      { parameter: 'Escherichia coli', value: 'example: none in 250 mL', method: 'Example method' },
      { parameter: 'Enterococci', value: 'example: none in 250 mL', method: 'Example method' },
      {
        parameter: 'Coliform bacteria',
        value: 'example: none in 250 mL',
        method: 'Example method',
      },
      {
        parameter: 'Pseudomonas aeruginosa',
        value: 'example: none in 250 mL',
        method: 'Example method',
      },
      { parameter: 'Colony count, 22 °C', value: 'example: under 10/mL', method: 'Example method' },
      { parameter: 'Turbidity', value: 'example: under 0.1 NTU', method: 'Example method' },
      { parameter: 'Nitrite', value: 'example: under 0.01 mg/L', method: 'Example method' },
      { parameter: 'Nitrate', value: 'example: under 1 mg/L', method: 'Example method' },
      { parameter: 'Arsenic', value: 'example: under 1 µg/L', method: 'Example method' },
      { parameter: 'Lead', value: 'example: under 1 µg/L', method: 'Example method' },
      { parameter: 'Cadmium', value: 'example: under 0.1 µg/L', method: 'Example method' },
      { parameter: 'PFAS, sum of 20', value: 'example: none found', method: 'Example method' },
      { parameter: 'Indicative dose', value: 'example: under 0.1 mSv', method: 'Example method' },
      { parameter: 'Fluoride', value: 'example: 0.1 mg/L', method: 'Example method' },
      // Its ions balance, and with silica they add up to the dry residue.
      { parameter: 'Calcium', value: 'example: 15 mg/L', method: 'Example method' },
      { parameter: 'Magnesium', value: 'example: 8 mg/L', method: 'Example method' },
      { parameter: 'Sodium', value: 'example: 4 mg/L', method: 'Example method' },
      { parameter: 'Potassium', value: 'example: 2 mg/L', method: 'Example method' },
      { parameter: 'Hydrogen carbonate', value: 'example: 87 mg/L', method: 'Example method' },
      { parameter: 'Chloride', value: 'example: 5 mg/L', method: 'Example method' },
      { parameter: 'Sulphate', value: 'example: 3 mg/L', method: 'Example method' },
      { parameter: 'Silica', value: 'example: 12 mg/L', method: 'Example method' },
      { parameter: 'Total dissolved solids', value: 'example: 92 mg/L', method: 'Example method' },
      { parameter: 'pH', value: 'example: 8.1', method: 'Example method' },
    ],
  },
  carbonPlan: 'Base year 2024, scopes 1 to 3, checked by an example body.',
  streams: [{ name: 'Example stream', growth: 'grew by half' }],
  references: [
    { name: 'Example Bottlers Ltd', words: 'A container a month.' },
    {
      name: 'Town of Example',
      words: 'Ten containers in the summer of 2025, into a tank of our own.',
    },
    { name: 'Example Relief', words: 'Twenty containers in five weeks.' },
  ],
  videos: { '/about': { link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', scale: 115 } },
} satisfies Partial<OwnerSettings>
