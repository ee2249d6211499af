import { type CrisisCard, row } from '../../../content/fresh-water-crisis/crisis-card.ts'
import { sources } from '../../../content/fresh-water-crisis/sources.ts'

export const scarcityTopics = [
  {
    id: 'physical-water-scarcity',
    title: 'Physical Water Scarcity',
    text: 'Places where people use nearly all the fresh water nature renews.',
    plate: {
      mark: { kind: 'disc', share: 25 },
      says: 'A quarter of the world’s people, in 25 countries (2023)',
      source: sources.aqueduct,
    },
    subtitle: 'Demand close to the limit of supply',
    metrics: [
      row(
        'Countries under extremely high water stress every year',
        '25 countries with a quarter of the world’s people (2023)',
        sources.aqueduct,
        'One dry year can leave taps empty.',
      ),
      row(
        'Highest regional stress',
        'Northern Africa withdrew over 100 % of its renewable fresh water (2020)',
        sources.faoTracking,
        'Such use eats into reserves.',
      ),
      row(
        'World level of water stress (SDG 6.4.2)',
        '18 % (2022)',
        sources.faoPortal,
        'The average looks safe because dry and wet regions cancel out.',
      ),
      row(
        'People added by 2050',
        'A further 1 billion expected to live with extremely high water stress, even in an optimistic scenario',
        sources.aqueduct,
        'The shortage will spread unless demand is managed.',
      ),
      row(
        'Largest user',
        'Farming, 72 % of withdrawals (2022)',
        sources.faoPortal,
        'Savings on farms free the most water.',
      ),
    ],
  },
  {
    id: 'economic-water-scarcity',
    title: 'Economic Water Scarcity',
    text: 'Places where water exists, and money, pipes or management are missing.',
    plate: {
      mark: { kind: 'count', shape: 'house', total: 10, filled: 8, perRow: 10 },
      says: '8 in 10 people without basic services live in rural areas (2022 data)',
      source: sources.sharedProsperity,
    },
    subtitle: 'Water in nature, none at the tap',
    metrics: [
      row(
        'People facing economic water shortage',
        'Around 1.6 billion (FAO estimate of 2007)',
        sources.fao2007,
        'Investment, more than rainfall, would solve it.',
      ),
      row(
        'People without even a basic drinking water service',
        '703 million (2022)',
        sources.jmp,
        'Most live within reach of a source that has not been developed.',
      ),
      row(
        'People lacking basic services who live in rural areas',
        '8 in 10 (2022 data)',
        sources.sharedProsperity,
        'Scattered villages are the last to be served.',
      ),
      row(
        'Countries short of funds for their own plans',
        'Over 75 % (2022)',
        sources.glaas,
        'Money is the missing link.',
      ),
      row(
        'Extra spending needed',
        'US$131.4–140.8 billion a year for water supply and sanitation',
        sources.funding,
        'The gap is large, but it has a number and can be planned for.',
      ),
    ],
  },
  {
    id: 'seasonal-and-drought-scarcity',
    title: 'Seasonal and Drought Scarcity',
    text: 'Times of year, or runs of dry years, when supplies fail.',
    plate: {
      mark: { kind: 'areas', shape: 'disc', sizes: [3.6, 5] },
      says: '3.6 billion people for at least a month (2018), expected to pass 5 billion by 2050',
      source: sources.wmoWater,
    },
    subtitle: 'When the rains do not come',
    metrics: [
      row(
        'People facing severe scarcity for part of the year',
        'Roughly half of the world’s population (assessed 2022)',
        sources.ipcc,
        'Storage and early warning decide how hard the dry months hit.',
      ),
      row(
        'People with too little water for at least a month a year',
        '3.6 billion (2018), expected to pass 5 billion by 2050',
        sources.wmoWater,
        'The number grows with both warming and population.',
      ),
      row(
        'Number and duration of droughts',
        'Up 29 % since 2000',
        sources.wmoWater,
        'Dry years now come more often.',
      ),
      row(
        'Acute hunger driven mainly by weather extremes',
        '56.8 million people in 12 countries (2022)',
        sources.foodCrises,
        'Lack of water soon becomes lack of food.',
      ),
      row(
        'Horn of Africa drought',
        'Nearly 24 million people facing severe water shortage (December 2022)',
        sources.hornOfAfrica,
        'Several failed rainy seasons in a row exhausted every reserve.',
      ),
    ],
  },
  {
    id: 'time-spent-collecting-water',
    title: 'Time Spent Collecting Water',
    text: 'The hours that families without a tap give to fetching water.',
    plate: {
      mark: { kind: 'walk', minutes: [33, 25] },
      says: 'A round trip: 33 minutes in rural areas, 25 in towns (sub-Saharan Africa, 2016 estimate)',
      source: sources.waterWeek,
    },
    subtitle: 'Hours carried away',
    metrics: [
      row(
        'People without drinking water on their premises',
        '1.8 billion (2022)',
        sources.jmp,
        'For them water is a daily task.',
      ),
      row(
        'People spending over 30 minutes per trip at an improved source',
        '292 million (2022)',
        sources.drinkingWaterJmp,
        'A long trip limits how much water a home can use.',
      ),
      row(
        'Average round trip in sub-Saharan Africa',
        '33 minutes in rural areas, 25 minutes in towns (2016 estimate)',
        sources.waterWeek,
        'Most homes need several trips a day.',
      ),
      row(
        'Time women and girls spend collecting water',
        'Estimated 200 million hours a day (2016 estimate)',
        sources.waterWeek,
        'The time could go to school, work or rest.',
      ),
      row(
        'Effect on school',
        'In Ghana, halving the time spent fetching water raised girls’ attendance',
        sources.nauges,
        'A nearer tap can keep a girl in class.',
      ),
    ],
  },
] as const satisfies readonly CrisisCard[]
