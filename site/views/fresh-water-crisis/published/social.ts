import { type CrisisCard, row } from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'

export const socialCards = [
  {
    id: 'health-risks',
    title: 'Health Risks',
    text: 'Unsafe water carries disease, and missing soap hands it on.',
    plate: {
      mark: { kind: 'count', shape: 'drop', total: 14, filled: 14, perRow: 7 },
      says: '1.4 million deaths linked to unsafe water, sanitation and hygiene (2019): one drop is 100,000',
      source: sources.burden,
    },
    subtitle: 'Illness linked to water, sanitation and hygiene',
    metrics: [
      row(
        'Deaths linked to unsafe water, sanitation and hygiene',
        '1.4 million (2019)',
        sources.burden,
        'Most could be prevented with services that exist today.',
      ),
      row(
        'Diarrhoeal deaths from contaminated drinking water',
        'About 505,000 a year',
        sources.drinkingWater,
        'The water alone, apart from toilets and hand-washing, is a major cause of death.',
      ),
      row(
        'Cholera',
        '472,697 cases in 44 countries (2022), more than double 2021',
        sources.cholera,
        'Outbreaks return where floods, drought or conflict break services.',
      ),
      row(
        'Deaths from chest infections linked to unwashed hands',
        '356,000 (2019)',
        sources.burden,
        'Hand-washing protects the lungs as well as the gut.',
      ),
      row(
        'People with intestinal worms',
        'About 1.5 billion, 24 % of the world’s population',
        sources.helminths,
        'Worms spread where sanitation is poor and weaken growing children.',
      ),
    ],
  },
  {
    id: 'gender-inequality',
    title: 'Gender Inequality',
    text: 'Fetching water falls on women and girls.',
    plate: {
      mark: { kind: 'count', shape: 'vessel', total: 10, filled: 7, perRow: 10 },
      says: 'Women and girls fetch it in about 7 of 10 households without water at home (2022)',
      source: sources.genderRelease,
    },
    subtitle: 'Who carries the water',
    metrics: [
      row(
        'Who fetches water when there is none at home',
        'Women and girls in about 7 of 10 households (2022)',
        sources.genderRelease,
        'Time spent carrying water is time not spent earning or learning.',
      ),
      row(
        'Children under 15 who fetch water',
        'Girls 7 %, boys 4 % (published 2023)',
        sources.genderRelease,
        'The burden begins early and falls on girls first.',
      ),
      row(
        'Sub-Saharan Africa',
        'Women are about four times as likely as men to be the main collectors (2022)',
        sources.jmp,
        'The gap is widest where fewest homes have a tap.',
      ),
      row(
        'Time women and girls spend collecting water',
        'Estimated 200 million hours a day (2016 estimate)',
        sources.waterWeek,
        'A nearer tap gives that time back.',
      ),
      row(
        'People sharing toilets with other households',
        'More than half a billion (published 2023)',
        sources.genderRelease,
        'Shared toilets cost women privacy and safety.',
      ),
      row(
        'Access by group',
        'Data for 51 countries show the poorest women and those with disabilities most likely to lack a private place to wash',
        sources.genderRelease,
        'Averages hide the women with the fewest choices.',
      ),
    ],
  },
  {
    id: 'child-labor',
    title: 'Child Labor',
    text: 'A failed harvest can turn a pupil into a worker.',
    plate: {
      mark: { kind: 'count', shape: 'tally', total: 160, filled: 112, perRow: 40 },
      says: 'Of 160 million children in child labour, all causes, 112 million are in farming (2020): one stroke is a million',
      source: sources.childLabour,
    },
    subtitle: 'Children at work and on the way to the well',
    metrics: [
      row(
        'Children in child labour, all causes',
        '160 million: 97 million boys and 63 million girls (2020)',
        sources.childLabour,
        'Failed harvests and lost income push more families to rely on it.',
      ),
      row(
        'Of which in hazardous work',
        '79 million (2020)',
        sources.childLabour,
        'Such work can harm a child for life.',
      ),
      row(
        'Of which in farming',
        '70 %, or 112 million (2020)',
        sources.childLabour,
        'Farming is the work most exposed to drought.',
      ),
      row(
        'Household chores, including fetching water and firewood',
        'Girls aged 5–14 spend 40 % more time than boys, 160 million hours a day more (2016)',
        sources.dataForGirls,
        'Chores at this scale compete with school and play.',
      ),
      row(
        'Children as main collectors on trips over 30 minutes',
        'Estimated 3.36 million in 24 sub-Saharan countries (surveys 2005–2012)',
        sources.graham,
        'Long trips tire children and keep them from class.',
      ),
      row(
        'Drought and school in Ethiopia, Kenya and Somalia',
        'About 2.7 million children out of school because of drought (December 2022)',
        sources.hornOfAfrica,
        'Children who leave school in a drought often do not return.',
      ),
    ],
  },
  {
    id: 'forced-migration',
    title: 'Forced Migration',
    text: 'Most moves caused by disasters are caused by water: too much of it, or too little.',
    plate: {
      mark: { kind: 'count', shape: 'arrow', total: 10, filled: 6, perRow: 5 },
      says: '6 in 10 displacements by disaster were caused by floods (2022)',
      source: sources.idmc,
    },
    subtitle: 'Moves within countries',
    metrics: [
      row(
        'Internal displacements caused by disasters',
        '32.6 million movements (2022)',
        sources.idmc,
        'More moves were caused by disasters than by conflict that year.',
      ),
      row(
        'Share caused by weather',
        '98 % (2022)',
        sources.idmc,
        'Too much or too little water is the usual reason to flee a disaster.',
      ),
      row(
        'Displacements caused by floods',
        '19.2 million, 6 in 10 of the disaster total (2022)',
        sources.idmc,
        'Floods drove more people out than storms for the first time since 2016.',
      ),
      row(
        'Drought displacement in the Horn of Africa',
        '2.1 million movements (2022)',
        sources.idmc,
        'When wells and herds fail, staying is no longer possible.',
      ),
      row(
        'Water deficits and migration within countries',
        'Linked to 10 % of the rise between 1970 and 2000',
        sources.ebbAndFlow,
        'Lack of water moves more people than too much of it.',
      ),
      row(
        'Possible climate migration by 2050',
        'Up to 216 million people within their own countries in the worst case; early action could cut it by as much as 80 %',
        sources.groundswell,
        'The number depends on choices made now.',
      ),
    ],
  },
  {
    id: 'social-unrest',
    title: 'Social Unrest',
    text: 'Shared rivers bring neighbours to one table, or to blows.',
    plate: {
      mark: { kind: 'columns', values: [22, 122, 231] },
      says: 'Recorded violence over water: 22 incidents in 2000, 122 in 2021, 231 in 2022',
      source: sources.pacific,
    },
    subtitle: 'Disputes, violence and agreements over water',
    metrics: [
      row(
        'Recorded violence over water',
        '231 incidents (2022), against 122 in 2021 and 22 in 2000',
        sources.pacific,
        'Attacks and disputes harm supplies that civilians depend on.',
      ),
      row(
        'Rivers, lakes and aquifers that cross borders',
        '313 rivers and lakes and 468 aquifers, shared by 153 states',
        sources.transboundary,
        'Neighbours must agree on water they both need.',
      ),
      row(
        'People in shared river and lake basins',
        'More than 3 billion',
        sources.transboundary,
        'Cooperation serves a large part of humanity.',
      ),
      row(
        'Shared basin area covered by working agreements',
        '59 % on average in 117 countries (2024 report), little changed since 2017',
        sources.transboundary,
        'Agreements make disputes less likely to grow.',
      ),
      row(
        'Droughts, floods and tension within countries',
        'Episodes have been followed by migration and rises in violence where growth depends on rain',
        sources.highAndDry,
        'Lost income and high food prices feed existing grievances.',
      ),
      row(
        'Water as a cause of conflict',
        'Seldom the trigger by itself; unequal access can weaken peace and stability',
        sources.wwdr2024,
        'Fair sharing is a form of prevention.',
      ),
    ],
  },
  {
    id: 'economic-disparities',
    title: 'Economic Disparities',
    text: 'Scarcity takes most from those who have least.',
    plate: {
      mark: { kind: 'losses', shares: [14, 12, 0] },
      says: 'Of GDP by 2050: up to about 14 % in the Middle East, 12 % in the Sahel, almost none in western Europe',
      source: sources.highAndDry,
    },
    subtitle: 'Income, work and water',
    metrics: [
      row(
        'Growth at risk from water scarcity',
        'Up to 6 % of GDP by 2050 in some regions if management does not improve',
        sources.highAndDry,
        'Better water policy protects incomes.',
      ),
      row(
        'Regions hit hardest',
        'Up to about 14 % of GDP in the Middle East and 12 % in the Sahel by 2050; almost no effect in western Europe and North America',
        sources.highAndDry,
        'The loss would fall on those least able to bear it.',
      ),
      row(
        'Jobs that depend on water',
        'About three in four worldwide depend on it heavily or moderately',
        sources.wwdr2016,
        'Work is the main way water reaches household income.',
      ),
      row(
        'Jobs that depend on water in poorer countries',
        '70–80 % in low and lower-middle-income countries',
        sources.wwdr2024,
        'A dry year means lost wages as well as thirst.',
      ),
      row(
        'World GDP exposed to high water stress',
        '31 %, or US$70 trillion, by 2050, from US$15 trillion in 2010',
        sources.aqueduct,
        'Over half of the exposure lies in four countries.',
      ),
      row(
        'Ability to move away',
        'The poorest often lack the means to leave, even when it would help them',
        sources.ebbAndFlow,
        'Shortage can trap families instead of moving them.',
      ),
    ],
  },
] as const satisfies readonly CrisisCard[]
