import { type CrisisCard, row } from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'

export const economicCards = [
  {
    id: 'agricultural-decline',
    title: 'Agricultural Decline',
    text: 'Fields take most of the water, and lose first when it fails.',
    plate: {
      mark: { kind: 'furrows', share: 72 },
      says: '72 % of freshwater withdrawals go to farming (2022)',
      source: sources.faoPortal,
    },
    subtitle: 'Harvests, herds and dry years',
    metrics: [
      row(
        'Farming’s share of freshwater withdrawals',
        '72 % (2022)',
        sources.faoPortal,
        'What happens to water on farms decides how much is left for others.',
      ),
      row(
        'People in farming areas with high water shortage or scarcity',
        'More than 3 billion, of whom about 1.2 billion face very high levels (2020)',
        sources.faoState,
        'Food and rural incomes are at risk in the same places.',
      ),
      row(
        'Rainfed cropland under frequent drought',
        'About 11 %, or 128 million hectares (2020)',
        sources.faoState,
        'These farmers have no irrigation to fall back on.',
      ),
      row(
        'Food lost to dry spells',
        'Enough to feed about 81 million people every day (yearly average, 2001–2013)',
        sources.unchartedWaters,
        'Losses on the farm become higher prices at the market.',
      ),
      row(
        'Disaster losses in farming worldwide',
        'US$3.8 trillion over 30 years, about US$123 billion a year',
        sources.faoDisasters,
        'The yearly loss is about 5 % of what world farming earns.',
      ),
    ],
  },
  {
    id: 'energy-production',
    title: 'Energy Production',
    text: 'Power stations cool with rivers, and turn with them.',
    plate: {
      mark: { kind: 'ring', share: 87 },
      says: '87 % of electricity depends directly on water (2020)',
      source: sources.wmoEnergy,
    },
    subtitle: 'Water for power',
    metrics: [
      row(
        'Fresh water used by the energy system',
        'About 370 billion m³ (2021), roughly 10 % of withdrawals',
        sources.ieaWater,
        'Cooling, mining and biofuels all draw on the same rivers as homes.',
      ),
      row(
        'Electricity that depends directly on water',
        '87 % of world generation (2020)',
        sources.wmoEnergy,
        'When water runs short, lights can go out.',
      ),
      row(
        'Thermal plants cooled with fresh water in high-stress areas',
        '33 %',
        sources.wmoEnergy,
        'Plants must cut output when rivers run low or warm.',
      ),
      row(
        'Nuclear plants in high-stress areas',
        '15 % now, expected to reach 25 % within 20 years',
        sources.wmoEnergy,
        'Siting and cooling choices last for decades.',
      ),
      row(
        'Hydropower generation',
        'About 4,300 TWh (2022), the largest renewable source',
        sources.ieaHydro,
        'The biggest clean source is also the one most exposed to drought.',
      ),
      row(
        'Drought effect in Europe',
        'Hydropower output down 19 % (2022)',
        sources.ren21,
        'Lost hydropower is often replaced by fuel that costs more and emits more.',
      ),
    ],
  },
  {
    id: 'manufacturing-slowdown',
    title: 'Manufacturing Slowdown',
    text: 'A works without steady water stands still.',
    plate: {
      mark: { kind: 'blocks', from: 1, to: 5 },
      says: 'Manufacturing demand, 2000 to 2050: up 400 % if policies do not change',
      source: sources.oecdOutlook,
    },
    subtitle: 'Factories, outages and supply chains',
    metrics: [
      row(
        'Industry’s share of freshwater withdrawals',
        '15 % (2022)',
        sources.faoPortal,
        'Factories need steady water for cooling, cleaning and products.',
      ),
      row(
        'Effect of one water outage on a city firm',
        'Revenue down more than 8 %; sales of informal firms down 35 %',
        sources.unchartedWaters,
        'Small and informal firms have no reserve to fall back on.',
      ),
      row(
        'Projected rise in manufacturing demand',
        'Up 400 % from 2000 to 2050 if policies do not change',
        sources.oecdOutlook,
        'Without recycling, growth in industry will meet limits in water.',
      ),
      row(
        'Risk reported by companies',
        'Up to US$301 billion in value, against US$55 billion to act (2020 disclosures)',
        sources.cdpWater,
        'Acting early costs about a fifth of doing nothing.',
      ),
      row(
        'Factory closures in south-west China',
        'Plants closed or cut output for days when hydropower ran low (August 2022)',
        sources.associatedPress,
        'A drought in one province held up supply chains far beyond it.',
      ),
    ],
  },
  {
    id: 'tourism-loss',
    title: 'Tourism Loss',
    text: 'Guests come when water is short, and stay away when it runs out.',
    plate: {
      mark: { kind: 'areas', shape: 'disc', sizes: [2000, 100] },
      says: 'About 100 to 2,000 litres for one guest night',
      source: sources.unepTourism,
    },
    subtitle: 'Visitors and dry taps',
    metrics: [
      row(
        'Tourism’s direct share of water use',
        'Well under 1 % worldwide, but concentrated in time and often in dry destinations',
        sources.goessling,
        'The strain is local: visitors arrive when and where water is scarce.',
      ),
      row(
        'Direct use per guest night',
        'About 100 to 2,000 litres',
        sources.unepTourism,
        'Resorts can use far more than the homes around them.',
      ),
      row(
        'International arrivals',
        'Over 900 million (2022), 63 % of the 2019 level',
        sources.tourismBarometer,
        'As travel recovers, so does demand in places short of water.',
      ),
      row(
        'Western Cape drought, South Africa',
        'About R1 billion in tourism revenue lost (reported 2018)',
        sources.wesgro,
        'Fear of dry taps is enough to keep visitors away.',
      ),
      row(
        'Shimla water shortage, India',
        'Hoteliers and agents reported arrivals and bookings down by about 30–35 % (2018)',
        sources.indianPress,
        'A town that lives from visitors can lose its season in two weeks.',
      ),
      row(
        'Glaciers in World Heritage sites',
        'Expected to vanish from a third of the 50 glacier sites by 2050',
        sources.heritageGlaciers,
        'The sites lose both a sight worth visiting and a source of water.',
      ),
    ],
  },
  {
    id: 'healthcare-costs',
    title: 'Healthcare Costs',
    text: 'Unsafe water is paid for twice: at the tap and at the clinic.',
    plate: {
      mark: { kind: 'count', shape: 'cross', total: 10, filled: 5, perRow: 5 },
      says: 'Half of health facilities lack basic hygiene (published 2022)',
      source: sources.jmpHealth,
    },
    subtitle: 'What unsafe water costs, and what safe water would',
    metrics: [
      row(
        'Illness linked to unsafe water, sanitation and hygiene',
        '1.4 million deaths and 74 million healthy years of life lost (2019)',
        sources.burden,
        'Each case costs families and health services time and money.',
      ),
      row(
        'Economic loss from inadequate water and sanitation',
        'About US$260 billion a year (estimate cited in 2022)',
        sources.oecdFinance,
        'Treating illness and losing workdays costs more than many national budgets.',
      ),
      row(
        'Health facilities without basic hygiene',
        'Half, used by about 3.85 billion people (published 2022)',
        sources.jmpHealth,
        'Infections caught in care prolong stays and raise costs.',
      ),
      row(
        'Cost of basic services in public clinics',
        'US$6.5–9.6 billion from 2021 to 2030 in 46 least developed countries',
        sources.chaitkin,
        'It is a small sum beside the cost of avoidable infection.',
      ),
      row(
        'The same cost per person',
        'Less than US$1 per person a year',
        sources.jmpHealth,
        'The need is affordable if it is shared.',
      ),
      row(
        'Return on water and sanitation',
        'About US$4.3 for each US$1 invested (2012 study)',
        sources.whoCosts,
        'Prevention returns more than it costs.',
      ),
    ],
  },
  {
    id: 'infrastructure-investment',
    title: 'Infrastructure Investment',
    text: 'What is spent on water, what is missing, and who pays.',
    plate: {
      mark: { kind: 'lengths', spent: 164.6, more: [131.4, 140.8] },
      says: 'US$164.6 billion a year is spent; US$131.4–140.8 billion more is needed',
      source: sources.funding,
    },
    subtitle: 'Money for pipes and plants',
    metrics: [
      row(
        'Spending on water in developing countries',
        'US$164.6 billion a year, about 0.5 % of GDP',
        sources.funding,
        'Water receives a small part of public money for what it supports.',
      ),
      row(
        'Extra spending needed for water supply and sanitation',
        'US$131.4–140.8 billion a year',
        sources.funding,
        'Spending on these services would have to rise almost threefold.',
      ),
      row(
        'Private share of spending',
        'Less than 2 %',
        sources.funding,
        'There is room for private partners, but the public purse carries the load.',
      ),
      row(
        'Capital cost of safe water and sanitation for all',
        'About US$114 billion a year to 2030 (2016 estimate)',
        sources.hutton,
        'It sets the scale of what the 2030 targets require.',
      ),
      row(
        'Cost of the whole of SDG 6',
        'Over US$1 trillion a year, 1.21 % of world GDP',
        sources.oecdFinance,
        'Pipes are one part; rivers, farms and treatment cost more.',
      ),
      row(
        'Countries short of funds for their own plans',
        'Over 75 % (2022)',
        sources.glaas,
        'Plans without budgets do not bring water.',
      ),
    ],
  },
] as const satisfies readonly CrisisCard[]
