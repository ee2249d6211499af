/** Water given, people reached, communities, partners and jobs. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic } from './figure.ts'

const { containerVolume } = containerFigures

const donated = amount(12_400_000, 'L', { label: 'litres donated' })
const csrPartners = amount(11, 'CSR partners', { label: 'CSR partners' })
const attendance = amount(85, '%', { label: 'more school attendance, communities we support' })
const illness = amount(70, '%', { label: 'less illness, communities we support' })
const income = amount(60, '%', { label: 'more income, communities we support' })

const community = (value: number, label: string) =>
  amount(value, 'communities', { sign: '+', label })

export const peopleFigures = {
  donated,
  givenContainers: arithmetic(() => donated.value / containerVolume.value, 'containers', {
    sign: 'about',
    decimals: 0,
    label: 'the litres donated, in flexitanks',
    sum: () => `${donated.text} ÷ ${containerVolume.text}`,
  }),
  peopleReached: amount(1_000_000, 'people', { sign: '+', print: 'short', label: 'reached' }),
  livesTouched: amount(2_000_000, 'lives', { sign: '+', print: 'short', label: 'reached' }),
  communitiesPureFlow: amount(17, 'communities', { label: 'on the Pure Flow ledger' }),
  communitiesMany: community(150, 'in our community work'),
  communitiesMost: community(1000, 'worldwide'),
  communitiesAfrica: community(150, 'Africa, at least'),
  communitiesAsiaPacific: community(200, 'Asia-Pacific, at least'),
  communitiesAmericas: community(100, 'the Americas, at least'),
  communitiesEurope: community(75, 'Europe and the Middle East, at least'),
  csrPartners,
  partnershipsAll: amount(100, 'partnerships', {
    sign: '+',
    label: () => `partnerships, ${csrPartners.number} of them CSR partners`,
  }),
  schools: amount(25, 'schools', { label: 'schools' }),
  projectSuccess: amount(95, '%', { label: 'project success' }),
  microJobs: amount(820, 'micro-jobs', { label: 'through Pure Flow' }),
  jobsPureFlow: amount(820, 'jobs', { sign: '+', label: 'through Pure Flow' }),
  jobsMany: amount(5000, 'jobs', { sign: '+', label: 'in our community work' }),
  platformUptime: amount(99.9, '%', { label: 'platform uptime of Pure Flow' }),
  attendance,
  illness,
  income,
  /** Attendance, illness and income, where 100 is before. */
  outcomeLevels: arithmetic(
    () => [100 + attendance.value, 100 - illness.value, 100 + income.value],
    '',
    {
      kind: 'row',
      label: 'attendance, illness and income, where 100 is before',
      sum: () => `100 + ${attendance.number}, 100 − ${illness.number}, 100 + ${income.number}`,
    },
  ),
}

/** Whole containers, as they are drawn and counted. */
export const givenContainersDrawn = arithmetic(
  () => Math.ceil(donated.value / containerVolume.value),
  'containers',
  {
    label: 'the litres donated, in flexitanks',
    sum: () => `${donated.text} ÷ ${containerVolume.text}`,
  },
)
