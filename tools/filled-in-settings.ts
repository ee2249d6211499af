import type { OwnerSettings } from '../site/content/owner-settings.ts'

/**
 * Every field of `site.settings.json` with an example: nobody may take one for a fact. The examples agree with one another
 * and with base capacity, as an owner's facts would: what is filled, sold, paid and promised could all be true of one company.
 */
export const filledIn = {
  company: {
    legalName: 'Example Water ehf.',
    registration: 'Reg. 000000-0000',
    people: ['Anna Example (director)', 'Jon Example (water and quality)'],
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
      'Example prices run from 5,500 to 9,500 euros a container to the port, by port, with freight, insurance and the cooling jacket. They hold for thirty days, for public buyers ninety.',
    payment:
      'Payment by letter of credit, or half on acceptance and half on arrival; public buyers pay on arrival.',
    claims:
      'Write within fourteen example days of arrival; a laboratory that both name judges, and we refund or replace a load that fails, with its freight and duty.',
    emergency:
      'In an emergency half is paid on acceptance and half on arrival, with ten example days free at the port.',
    samples: 'Two bottles of one lot, free of charge, by courier.',
  },
  lots: {
    size: 'A lot is one of four example tanks and fills ten containers; while one is loaded, the others are filled, sampled or held. A quote for this month names a lot, analysed and held for it. Later lots are analysed in their month and may be refused; no container leaves before the analysis of its own.',
    keeping:
      'Closed, three flexitanks kept for ninety days at 35 °C in an example test of 2025: no E. coli and no enterococci in 250 mL, a count at 22 °C that went from 4 to 60 per mL, and no taste of the bladder. In an open tank it lasts three days, or as your health authority says after dosing.',
    treatment:
      'Two example filters, the finer one of 0.2 µm, hold back bacteria, and an example lamp of 186 mJ/cm² takes 99.99 % of viruses. Both are tested before each lot, and every flexitank is sampled after filling. No chlorine and no ozone is added.',
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
      'The counts of this example run from 2019 to 2025 and rest on signed delivery notes and project reports. People and communities are counted once each, and the report splits them by water bought, given and sponsored; a micro-job is at least twenty paid days in a year.',
    communities: ['Example Village', 'Example Town', 'Example Island', 'Example Harbour'],
    schools: ['Example School', 'Example Secondary School'],
    csrPartners: ['Example Sponsor Ltd', 'Example Shipping Ltd', 'Example Foundation'],
    hubs: ['Example Port (Africa)', 'Example Quay (Asia)', 'Example Haven (the Caribbean)'],
    sponsorTerms:
      'An example tank with four taps for 1,600 people costs 41,000 euros, its upkeep for ten years 9,000, and our work, inside both, a tenth. Three payments, the last once it runs; if it fails, your money goes to a place that you choose or back. A report each June.',
    taps: 'An example of forty taps was built by 2025, and thirty-eight of them run today; the two others wait for a pump.',
    project:
      'Example Village, 2023: a tank and four taps for 1,600 people cost an example of 41,000 euros, of which Example Sponsor Ltd paid 30,000. Example Builders dug it, a committee of seven keeps it, and all four taps ran in October 2026.',
    paid: 'An example of 137,000 euros of our own, a tenth of our sales, was paid to ten water projects in 2025, beside the money of sponsors; we send the report that names each of them and its sum.',
    csrFunds: 'Budgets of our partners, for ten years.',
    conferenceDays: '30–31 December 2026',
    conferencePart: 'We speak there as an example.',
  },
  evidence: {
    spring: 'The water rises at Example Spring.',
    transitTemperature:
      'In this example a cooling jacket lies round each flexitank inside its dry container, and its logger shows the temperature from filling to your door; both are in the price.',
    onTime:
      'An example counts a load as on time when it stands at the port by the first day that its quote names: from 2019 to 2025 it was 998 loads of 1,000.',
    emergencyClock: 'The hours run from the written acceptance of an example.',
    fillingOrder:
      'In this example an emergency has both containers of each day, save those that towns have booked for their dry months; the lead times of other orders keep five days free, and for a longer one we name each buyer the new date.',
    phRanges: 'The example spring has two outlets, and each gives one range; nothing is added.',
    volumes:
      'An example of 4,800,000 L was filled in 2025: 4,560,000 L were sold to nine buyers, of whom the largest took a third, and 240,000 L were given to two villages in their dry months.',
    reach: 'The example totals are deliveries up to 2025, counted from signed delivery notes.',
    capacity:
      'One example line is built and permitted, and more than a quarter of its days were used in 2025.',
    markets: 'An example study of one year, by an example institute.',
    outcomes:
      'An example body measured them in twelve example villages, in the year before the first tap and the year after it.',
    carbon: 'The reductions are measured against bottles of an example, by an example body.',
  },
  leadTimes: {
    general:
      'In this example two to four weeks hold for ports of Europe and the Americas; plan five weeks to Africa, six to the Gulf and nine to Asia and the Pacific.',
    africa: 'Plan five example weeks to ports of Africa.',
    asiaPacific: 'Plan nine example weeks to ports of Asia and the Pacific.',
    americas: 'Plan four example weeks to ports of the Americas.',
    europe: 'Plan three example weeks to ports of Europe and six to the Gulf.',
  },
  revenueStatus: 'financial year 2025 of an example, in US dollars, not audited',
  investmentSought:
    'We seek an example loan of 400,000 euros over six years at six per cent, secured on the warehouse at the quay that it pays for, and no shareholder. Sales of 1,370,000 euros in 2025 left 96,000; the accounts come with our reply.',
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
      { parameter: 'Calcium', value: 'example: 16 mg/L', method: 'Example method' },
      { parameter: 'Magnesium', value: 'example: 8.2 mg/L', method: 'Example method' },
      { parameter: 'Sodium', value: 'example: 3 mg/L', method: 'Example method' },
      { parameter: 'Potassium', value: 'example: 2.1 mg/L', method: 'Example method' },
      { parameter: 'Hydrogen carbonate', value: 'example: 92 mg/L', method: 'Example method' },
      { parameter: 'Chloride', value: 'example: 4 mg/L', method: 'Example method' },
      { parameter: 'Sulphate', value: 'example: 2 mg/L', method: 'Example method' },
      { parameter: 'Silica', value: 'example: 13 mg/L', method: 'Example method' },
      { parameter: 'Total dissolved solids', value: 'example: 93 mg/L', method: 'Example method' },
      { parameter: 'pH', value: 'example: 8.1', method: 'Example method' },
    ],
  },
  carbonPlan:
    'Base year 2024, scopes 1 to 3, checked by an example body: 45 kg of CO2e for 1,000 L to a port of Europe and 160 to Asia. An example of half of each by 2029, by ships on methanol, under a contract; each year we publish what is left.',
  streams: [{ name: 'Example stream', growth: 'grew by half' }],
  references: [
    { name: 'Example Bottlers Ltd', words: 'A container a month.' },
    {
      name: 'Town of Example',
      words: 'We took ten containers in the summer of 2025, into our own tank.',
    },
    { name: 'Example Relief', words: 'Twenty containers in five weeks.' },
  ],
  videos: { '/about': { link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', scale: 115 } },
} satisfies Partial<OwnerSettings>
