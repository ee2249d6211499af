import { type CrisisCard, row } from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'

export const causeCards = [
  {
    id: 'climate-change',
    title: 'Climate Change',
    text: 'Warmer air moves water: more at once in one place, less for longer in another.',
    plate: {
      mark: { kind: 'rise', added: [134, 29] },
      says: 'Since 2000: flood disasters up 134 % against the two decades before; number and duration of droughts up 29 %',
      source: sources.wmoWater,
    },
    subtitle: 'Floods, droughts and the stores between them',
    metrics: [
      row(
        'Flood-related disasters',
        'Up 134 % since 2000 against the two decades before',
        sources.wmoWater,
        'Floods foul wells and break pipes as well as homes.',
      ),
      row(
        'Number and duration of droughts',
        'Up 29 % since 2000',
        sources.wmoWater,
        'Longer dry spells empty the stores people count on.',
      ),
      row(
        'Water stored on land',
        'Fell about 1 cm a year from 2002 to 2021, with the largest losses in Antarctica and Greenland',
        sources.wmoWater,
        'Ice, soil and groundwater are the reserve for dry years.',
      ),
      row(
        'People affected by drought',
        'More than 1.4 billion (2002–2021), with losses of US$170 billion',
        sources.wwdr2024Cred,
        'Drought reaches more people than most other disasters.',
      ),
      row(
        'River flow in 2022',
        'Below normal over about a third (34 %) of the area assessed; a smaller part above normal',
        sources.wmoResources,
        'Rivers feed cities, farms and power stations at the same time.',
      ),
      row(
        'Outlook',
        'Water-related risk grows with every degree of warming (high confidence)',
        sources.ipcc,
        'Cutting emissions is also a way to protect water.',
      ),
    ],
  },
  {
    id: 'population-growth',
    title: 'Population Growth',
    text: 'The rain stays as it is. The number of people who share it does not.',
    plate: {
      mark: {
        kind: 'curve',
        // The year of the peak is not given: it is drawn in the middle of its decade.
        points: [
          [2022, 8],
          [2050, 9.7],
          [2085, 10.4],
        ],
      },
      says: '8 billion people in 2022, a projected 9.7 billion in 2050, a peak near 10.4 billion in the 2080s',
      source: sources.population,
    },
    subtitle: 'More people, the same renewable water',
    metrics: [
      row(
        'World population',
        'Reached 8 billion (November 2022)',
        sources.population,
        'The same renewable water is shared among more people.',
      ),
      row(
        'Projected population',
        '9.7 billion in 2050, peaking near 10.4 billion in the 2080s',
        sources.population,
        'Services built now must serve far more people.',
      ),
      row(
        'Growth in freshwater demand',
        'Just under 1 % a year since the 1980s',
        sources.wwdr2024,
        'A small yearly rise adds up to a large one over a generation.',
      ),
      row(
        'Renewable fresh water per person',
        'About 20 % less between 2000 and 2018',
        sources.wwdr2023,
        'Each person’s share shrinks even where rainfall does not.',
      ),
      row(
        'City dwellers facing water scarcity',
        'From 930 million (2016) to a projected 1.7–2.4 billion (2050)',
        sources.wwdr2023,
        'Growing cities reach further out for water and compete with farms.',
      ),
      row(
        'Fastest-growing region',
        'Sub-Saharan Africa’s population is set nearly to double by 2050',
        sources.population,
        'Growth is quickest where water services are thinnest.',
      ),
    ],
  },
  {
    id: 'over-extraction-of-groundwater',
    title: 'Over-extraction of Groundwater',
    text: 'Pumps take from below what rain cannot put back in time.',
    plate: {
      mark: { kind: 'cut', below: 99 },
      says: 'About 99 % of liquid fresh water is groundwater',
      source: sources.wwdr2022,
    },
    subtitle: 'The store that nobody sees',
    metrics: [
      row(
        'Groundwater’s part of liquid fresh water',
        'About 99 %',
        sources.wwdr2022,
        'It is the largest store of fresh water people can reach.',
      ),
      row(
        'Reliance on groundwater',
        'Half of household water and about 25 % of irrigation water',
        sources.wwdr2022,
        'Homes and fields depend on a supply that nobody sees.',
      ),
      row(
        'Irrigated land served by groundwater',
        '38 %',
        sources.wwdr2022,
        'Falling water tables put harvests at risk.',
      ),
      row(
        'Groundwater withdrawn',
        'Estimated 959 km³ in 2017, 69 % of it for farming',
        sources.wwdr2022,
        'The figure shows where saving water would help most.',
      ),
      row(
        'State of the largest groundwater basins',
        'About a third found to be drawn down quickly (2015 satellite study; later work finds uneven trends)',
        sources.grace,
        'Several basins shared by millions are used faster than they refill.',
      ),
      row(
        'Where depletion occurs',
        'Hotspots on several continents, mostly under intensive irrigation or large cities',
        sources.wwdr2023,
        'Depletion is local, so rules for each basin matter.',
      ),
    ],
  },
  {
    id: 'pollution',
    title: 'Pollution',
    text: 'Water that is there but cannot be used is missing too.',
    plate: {
      mark: { kind: 'count', shape: 'pond', total: 100, filled: 56, perRow: 20 },
      says: '56 % of the water bodies monitored are in good condition (2023 data)',
      source: sources.gems,
    },
    subtitle: 'What spoils rivers, lakes and wells',
    metrics: [
      row(
        'Water bodies in good condition',
        '56 % of those monitored (2023 data), against 60 % in 2020',
        sources.gems,
        'Rivers and lakes in poor condition cost more to treat and support less life.',
      ),
      row(
        'People using a source contaminated with faeces',
        'At least 1.7 billion (2022)',
        sources.drinkingWater,
        'Faecal pollution is the greatest danger in drinking water.',
      ),
      row(
        'Household wastewater released without safe treatment',
        '44 % (2020)',
        sources.wastewater2021,
        'Untreated sewage spoils the next community’s supply.',
      ),
      row(
        'Industrial wastewater safely treated',
        '27 % in the 22 countries that report (2022)',
        sources.wastewater2024,
        'So few countries report that the true scale is not known.',
      ),
      row(
        'Medicines in rivers',
        'Over a quarter of 258 rivers studied exceeded safe limits',
        sources.wwdr2024Study,
        'Ordinary treatment does not remove many of these substances.',
      ),
      row(
        'Cost to growth',
        'Up to a third less growth downstream of heavily polluted water',
        sources.qualityUnknown,
        'Clean-up pays for itself in health, crops and jobs.',
      ),
    ],
  },
  {
    id: 'poor-infrastructure',
    title: 'Poor Infrastructure',
    text: 'Leaking mains, dry hours, and pumps with nobody to mend them.',
    plate: {
      mark: { kind: 'gauges', shares: [45, 25] },
      says: 'On track for their own targets: 45 % of countries for water, 25 % for sanitation (2022)',
      source: sources.glaas,
    },
    subtitle: 'Pipes, plants and the people who run them',
    metrics: [
      row(
        'Water lost or unbilled between works and customer',
        '126 billion m³ a year (published 2019)',
        sources.liemberger,
        'Saved water is the cheapest new supply a city can find.',
      ),
      row(
        'Value of that loss',
        'About US$39 billion a year',
        sources.liemberger,
        'Lost income is money that cannot go into repairs.',
      ),
      row(
        'People with piped water that does not run all day',
        'Around 1 billion or more',
        sources.kaminsky,
        'Empty pipes let dirt in and force families to store water.',
      ),
      row(
        'Countries on track for their own targets',
        '45 % for drinking water, 25 % for sanitation (2022)',
        sources.glaas,
        'Plans exist, but delivery lags behind.',
      ),
      row(
        'Countries with enough skilled staff',
        'Fewer than a third (2022)',
        sources.glaas,
        'Pumps and plants stop working without people to run them.',
      ),
      row(
        'Clinics in least developed countries with a protected source on site',
        '53 % (published 2022)',
        sources.jmpHealth,
        'Safe care and safe births need water in the building.',
      ),
    ],
  },
  {
    id: 'economic-inequality',
    title: 'Economic Inequality',
    text: 'Public money often ends where the taps already are.',
    plate: {
      mark: { kind: 'areas', shape: 'square', sizes: [56, 6] },
      says: 'Of water subsidies, 56 % goes to the richest fifth, 6 % to the poorest (10 countries)',
      source: sources.doingMore,
    },
    subtitle: 'Who pays, and who is served',
    metrics: [
      row(
        'Who receives water subsidies',
        '56 % goes to the richest fifth, 6 % to the poorest (10 countries)',
        sources.doingMore,
        'Money meant to make water affordable often misses those without a tap.',
      ),
      row(
        'Price without a pipe',
        'Slum residents who buy from vendors often pay more per litre than households with piped water',
        sources.wwdr2019,
        'The poorest can pay the most for the least reliable water.',
      ),
      row(
        'People lacking basic services who live in rural areas',
        '8 in 10 (2022 data)',
        sources.sharedProsperity,
        'Distance and low income keep services away.',
      ),
      row(
        'Change in low-income countries',
        '197 million more people without safely managed water in 2022 than in 2000',
        sources.sharedProsperity,
        'Population has grown faster than services in the poorest countries.',
      ),
      row(
        'People in fragile settings',
        '1.9 billion people, twice as likely to lack safely managed water (2022)',
        sources.jmp,
        'Conflict and weak institutions block lasting repairs.',
      ),
      row(
        'Places where poverty and poor water access meet',
        'About 450 million people',
        sources.sharedProsperity,
        'Knowing these places helps direct scarce money.',
      ),
    ],
  },
] as const satisfies readonly CrisisCard[]
