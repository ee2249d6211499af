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
    emergencyHours:
      'In this example the telephone and the mailbox are answered day and night, at weekends too.',
    emergencyMailbox: 'duty@site.example',
    factory: 'The filling hall stands in Example Bay.',
  },
  holidays: { country: 'IS', own: ['2099-12-28'] },
  certificates: [
    { scheme: 'ISO 22000', body: 'Example Body', number: 'EX-1', validUntil: 'June 2099' },
    { scheme: 'FSSC 22000', body: 'Example Body', number: 'EX-2', validUntil: 'June 2099' },
    { scheme: 'Halal', body: 'Example Body', number: 'EX-4', validUntil: 'June 2099' },
  ],
  terms: {
    delivery: 'CIP, Incoterms 2020, to the port you name.',
    demurrage: 'Demurrage after ten free days is the consignee’s, at an example of 60 euros a day.',
    price:
      'Example prices of a container to the port: 5,500 euros in Europe, 6,400 in the Americas, 6,900 in Africa, 7,800 in the Gulf, 9,500 in Asia, with freight, insurance and cooling jacket; a tenth less from ten a month. They hold for sixty days, for public buyers ninety, by contract for a year.',
    payment:
      'Payment by letter of credit, or half on acceptance and half on arrival; public buyers pay on arrival.',
    claims:
      'Write within fourteen example days of arrival; a laboratory that both name judges, and we refund or replace a load that fails, with its freight and duty.',
    emergency:
      'In an emergency half is paid on acceptance and half on arrival; UN bodies, NGOs and public buyers pay on arrival. Ten example days at the port are free.',
    samples: 'Two bottles of one lot, free of charge, by courier.',
  },
  lots: {
    size: 'A lot is one of four example tanks and fills ten containers; while one is loaded, the others are filled, sampled or held. A quote for this month names a lot, analysed and held for it. Later lots are analysed in their month and may be refused; no container leaves before the analysis of its own.',
    keeping:
      'Closed: in a test of 2025 by Example Laboratory three flexitanks stood at 45 °C for ninety days: no E. coli, enterococci or Pseudomonas in 250 mL, 60 germs per mL at 22 °C and no taste of the bladder. In an open tank it lasts three days, or as your health authority says.',
    treatment:
      'Two example filters, the finer one of 0.2 µm, hold back bacteria and protozoa; an example lamp, validated by an outside body at 186 mJ/cm², takes 99.99 % of viruses. Both are tested before each lot. No chlorine and no ozone is added. Every flexitank is sampled and waits for its own result.',
  },
  flexitank: {
    maker: 'Example Tanks Ltd, Example',
    papers: 'Declaration of compliance with each load.',
    coupling: 'Camlock, with adapters on request.',
    bladderReturn:
      'Each load has a new bladder; we pay the haulier who has the empty one recycled.',
  },
  loads: {
    tanker: '20,000 L in the example tanker',
    railCar: '60,000 L in the example car',
  },
  impact: {
    countingMethod:
      'The counts of this example run from 2019 to 2025 and rest on signed delivery notes and project reports. People and communities are counted once each, and the report splits them by water bought, given and sponsored.',
    communities: ['Example Village', 'Example Town', 'Example Island', 'Example Harbour'],
    schools: ['Example School', 'Example Secondary School'],
    csrPartners: ['Example Sponsor Ltd', 'Example Shipping Ltd', 'Example Foundation'],
    hubs: ['Example Port (Africa)', 'Example Quay (Asia)', 'Example Haven (the Caribbean)'],
    sponsorTerms:
      'An example tank with six taps for 1,500 people costs 50,000 euros: well and pump 17,000, tank 9,000, pipes and taps 7,000, water tests 2,000, our work 6,000, upkeep for ten years 9,000. Three payments, the last once it runs; if it fails, your money goes to a place that you choose or back.',
    taps: 'An example of sixty taps in ten places was built by 2025, and fifty-seven of them run today; the three others wait for a pump.',
    project:
      'Example Village, 2023: a well, a tank and six taps for 1,500 people cost 50,000 euros with ten years of upkeep, of which Example Sponsor Ltd paid 40,000 and we the rest. Example Builders dug it, and a committee of seven keeps it. In October 2026 all taps ran, and the water passed its test.',
    paid: 'An example of 137,000 euros, a tenth of our sales, was paid to ten water projects in 2025; the water that we gave and the money of sponsors are not in it. Example Auditors Ltd checked each payment, and we send the report.',
    csrFunds: 'Budgets of our partners, for ten years.',
    conferenceDays: '2–4 December 2026',
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
      'In this example customers with a yearly contract, and towns for their dry months, keep the days that they have booked; a third of all days stays free for emergencies and for new orders. A load that comes more than a week late costs us a tenth of its price.',
    phRanges: 'The example spring has two outlets, and each gives one range; nothing is added.',
    volumes:
      'An example of 4,800,000 L was filled in 2025: 4,320,000 L were sold to nine buyers, of whom the largest took a third, 240,000 L were paid for by sponsors, and 240,000 L were given to two villages. The fullest month had 44 containers of the 60 that the line can fill.',
    reach: 'The example totals are deliveries up to 2025, counted from signed delivery notes.',
    capacity:
      'One line is built, and the Example Food Authority has approved it for export (EX-3). In 2025 it filled 200 containers in all, 44 of them in its fullest month.',
    markets: 'An example study of one year, by an example institute.',
    outcomes:
      'An example body measured them in twelve example villages, in the year before the first tap and the year after it.',
    carbon: 'The reductions are measured against bottles of an example, by an example body.',
  },
  leadTimes: {
    africa: '4–5',
    asiaPacific: '7–9',
    americas: '3–4',
    europe: '2–3',
    middleEast: '5–6',
  },
  revenueStatus: 'financial year 2025 of an example, in US dollars, not audited',
  investmentSought:
    'We seek an example loan of 300,000 euros over eight years at five per cent for a quay store that keeps thirty containers filled for emergencies; it secures the loan. Sales of 1,370,000 euros in 2025 left 96,000 after tax and the tenth, without other debt. Audited accounts come with our reply.',
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
      {
        parameter: 'Clostridium perfringens',
        value: 'example: none in 100 mL',
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
      { parameter: 'Mercury', value: 'example: under 0.1 µg/L', method: 'Example method' },
      { parameter: 'Nickel', value: 'example: under 2 µg/L', method: 'Example method' },
      { parameter: 'Uranium', value: 'example: under 0.5 µg/L', method: 'Example method' },
      { parameter: 'Boron', value: 'example: under 0.05 mg/L', method: 'Example method' },
      { parameter: 'Pesticides, sum', value: 'example: none found', method: 'Example method' },
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
    {
      name: 'Example Bottlers Ltd',
      words: 'Five containers a month since 2023, to a port of the Gulf. Ask for Ms Example.',
    },
    {
      name: 'Town of Example',
      words:
        'We took ninety containers from May to July 2025 for 8,000 people, into our own tank. Ask for Mr Example.',
    },
    {
      name: 'Example Relief',
      words:
        'Twenty containers to Example Island in 2025: ordered on 3 May, the first unloaded on the 24th, the last on 8 June.',
    },
  ],
  videos: { '/about': { link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', scale: 115 } },
} satisfies Partial<OwnerSettings>
