import { type CrisisCard, row } from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'

export const scaleCards = [
  {
    id: 'lack-of-access',
    title: 'Lack of Access',
    text: 'A tap at home that runs safe water when it is needed: many people still have none.',
    plate: {
      mark: { kind: 'count', shape: 'dot', total: 100, filled: 73, perRow: 20 },
      says: '73 % of people had a safely managed supply in 2022',
      source: sources.jmp,
    },
    subtitle: 'Who has safe water at home, and who has not',
    metrics: [
      row(
        'People without safely managed drinking water',
        '2.2 billion (2022)',
        sources.jmp,
        'Safe water at home, when needed, is the starting point for health, school and work.',
      ),
      row(
        'Share of people with a safely managed supply',
        '73 % (2022), up from 69 % in 2015',
        sources.jmp,
        'Coverage is rising, but too slowly to reach everyone by 2030.',
      ),
      row(
        'People without even a basic drinking water service',
        '703 million (2022)',
        sources.jmp,
        'They either travel far for water or take it from an unprotected source.',
      ),
      row(
        'People drinking untreated surface water',
        '115 million (2022)',
        sources.jmp,
        'Rivers, ponds and lakes used directly carry the highest risk of infection.',
      ),
      row(
        'People using a source contaminated with faeces',
        'At least 1.7 billion (2022)',
        sources.drinkingWater,
        'Contamination turns an available source into a cause of illness.',
      ),
      row(
        'Schoolchildren without basic water at school',
        '546 million (2021)',
        sources.jmpSchools,
        'Children learn less when a school has no water to drink or wash with.',
      ),
    ],
  },
  {
    id: 'distance-walked-for-water',
    title: 'Distance Walked for Water',
    text: 'Where no pipe arrives, people carry. The load is measured in minutes.',
    plate: {
      mark: { kind: 'walk', minutes: [33, 25] },
      says: 'A round trip: 33 minutes in rural areas, 25 in towns (sub-Saharan Africa, 2016 estimate)',
      source: sources.waterWeek,
    },
    subtitle: 'Water fetched, in minutes rather than kilometres',
    metrics: [
      row(
        'People without drinking water on their premises',
        '1.8 billion (2022)',
        sources.jmp,
        'Every litre they use has to be fetched and carried.',
      ),
      row(
        'People spending over 30 minutes per trip at an improved source',
        '292 million (2022)',
        sources.drinkingWaterJmp,
        'Half an hour is the line beyond which a source no longer counts as a basic service.',
      ),
      row(
        'Average round trip in sub-Saharan Africa',
        '33 minutes in rural areas, 25 minutes in towns (2016 estimate)',
        sources.waterWeek,
        'Several such trips a day take the place of paid work, study or rest.',
      ),
      row(
        'Time women and girls spend collecting water',
        'Estimated 200 million hours a day worldwide (2016 estimate)',
        sources.waterWeek,
        'The hours lost fall mainly on half of the population.',
      ),
      row(
        'Who fetches water when there is none at home',
        'Women and girls in about 7 of 10 households (2022)',
        sources.genderRelease,
        'A nearer source frees most time for women and girls.',
      ),
      row(
        'Distance regarded as acceptable',
        'Within 1,000 metres of home and 30 minutes in all',
        sources.whoGuidance,
        'Beyond that distance households bring home too little water for good hygiene.',
      ),
    ],
  },
  {
    id: 'severe-water-scarcity',
    title: 'Severe Water Scarcity',
    text: 'In some months, or in every month, there is less than all who draw on it need.',
    plate: {
      mark: { kind: 'disc', share: 50 },
      says: 'Roughly half of the world’s people, for part of the year (assessed 2022)',
      source: sources.ipcc,
    },
    subtitle: 'Demand against what nature renews',
    metrics: [
      row(
        'People facing severe scarcity for part of the year',
        'Roughly half of the world’s population (assessed 2022, medium confidence)',
        sources.ipcc,
        'Seasonal shortage is enough to damage harvests, supplies and incomes.',
      ),
      row(
        'Countries under extremely high water stress every year',
        '25 countries with a quarter of the world’s people (2023)',
        sources.aqueduct,
        'These countries use nearly all the water they have, so one dry year hurts.',
      ),
      row(
        'World level of water stress (SDG 6.4.2)',
        '18 % of available renewable fresh water withdrawn (2022); stable overall, with wide regional differences',
        sources.faoPortal,
        'A safe world average hides basins that are running short.',
      ),
      row(
        'Most stressed region',
        'Northern Africa withdrew over 100 % of its renewable fresh water (2020)',
        sources.faoTracking,
        'Use above renewal draws down reserves that do not come back.',
      ),
      row(
        'Exposure in the Middle East and North Africa',
        '83 % of people face extremely high water stress (2023)',
        sources.aqueduct,
        'Shortage on this scale shapes food, energy and daily life across the region.',
      ),
      row(
        'Children living with high or very high water scarcity',
        '739 million, 1 in 3 (published 2023)',
        sources.climateChild,
        'Children need more water for their size and fall ill sooner without it.',
      ),
    ],
  },
  {
    id: 'child-mortality',
    title: 'Child Mortality',
    text: 'Young children fall ill first and worst where water, toilets and soap are missing.',
    plate: {
      mark: { kind: 'count', shape: 'grain', total: 1000, filled: 1000, perRow: 50 },
      says: 'One dot is one child under five: more than 1,000 deaths a day linked to unsafe water, sanitation and hygiene (2019)',
      source: sources.burden,
    },
    subtitle: 'Deaths before the age of five',
    metrics: [
      row(
        'Deaths before the age of five, all causes',
        '4.9 million (2022), the lowest yet measured',
        sources.igme,
        'Progress is real, and many of the remaining deaths can be prevented.',
      ),
      row(
        'Under-five deaths linked to unsafe water, sanitation and hygiene',
        '395,000 (2019), more than 1,000 a day',
        sources.burden,
        'Safe services would prevent most of these deaths.',
      ),
      row(
        'Share of all under-five deaths',
        '7.6 % (2019)',
        sources.burden,
        'It shows how much of child mortality is a water and sanitation matter.',
      ),
      row(
        'Of which diarrhoea',
        '273,000 (2019)',
        sources.burden,
        'Diarrhoea spreads through dirty water, food and hands and can be treated cheaply.',
      ),
      row(
        'Of which acute respiratory infections',
        '112,000 (2019)',
        sources.burden,
        'Hands that cannot be washed also spread chest infections.',
      ),
      row(
        'Children under a triple threat of poor services, disease and climate risk',
        '190 million in 10 African countries (2023)',
        sources.tripleThreat,
        'The three risks meet in the same places, so help can be aimed there.',
      ),
    ],
  },
  {
    id: 'unsafe-sanitation',
    title: 'Unsafe Sanitation',
    text: 'What is flushed away without treatment comes back in somebody’s water.',
    plate: {
      mark: { kind: 'split', share: 44 },
      says: '44 % of household wastewater is released without safe treatment (2020)',
      source: sources.wastewater2021,
    },
    subtitle: 'Toilets, hand-washing and what becomes of waste',
    metrics: [
      row(
        'People without safely managed sanitation',
        '3.5 billion (2022)',
        sources.jmp,
        'Untreated waste is the main way drinking water becomes unsafe.',
      ),
      row(
        'People without a basic toilet service',
        'Over 1.5 billion (2022)',
        sources.sanitationJmp,
        'Shared or unsafe toilets put health and dignity at risk.',
      ),
      row(
        'People practising open defecation',
        '419 million (2022)',
        sources.jmp,
        'It carries germs straight into fields, wells and streams.',
      ),
      row(
        'People without basic hand-washing at home',
        '2 billion (2022), 653 million of them with no facility at all',
        sources.jmp,
        'Soap and water are the simplest protection against infection.',
      ),
      row(
        'Household wastewater released without safe treatment',
        '44 % (2020)',
        sources.wastewater2021,
        'What is flushed upstream is drunk downstream.',
      ),
      row(
        'Deaths linked to unsafe sanitation',
        '564,000 a year (2019 estimate)',
        sources.sanitation,
        'Toilets and treatment save lives on the scale of a major disease programme.',
      ),
    ],
  },
] as const satisfies readonly CrisisCard[]
