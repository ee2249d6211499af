/** Water given, people reached, communities, partners and jobs. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic } from './figure.ts'

const { containerVolume } = containerFigures

const donated = amount(12_400_000)
const attendance = amount(85)
const illness = amount(70)
const income = amount(60)

export const peopleFigures = {
  donated,
  givenContainers: arithmetic(() => donated.value / containerVolume.value, {
    sign: 'about',
    decimals: 0,
  }),
  peopleReached: amount(1_000_000, { sign: '+', print: 'short' }),
  livesTouched: amount(2_000_000, { sign: '+', print: 'short' }),
  communitiesPureFlow: amount(17),
  communitiesMany: amount(150, { sign: '+' }),
  communitiesMost: amount(1000, { sign: '+' }),
  communitiesAfrica: amount(150, { sign: '+' }),
  communitiesAsiaPacific: amount(200, { sign: '+' }),
  communitiesAmericas: amount(100, { sign: '+' }),
  communitiesEurope: amount(75, { sign: '+' }),
  csrPartners: amount(11),
  partnershipsAll: amount(100, { sign: '+' }),
  schools: amount(25),
  projectSuccess: amount(95),
  microJobs: amount(820),
  jobsPureFlow: amount(820, { sign: '+' }),
  jobsMany: amount(5000, { sign: '+' }),
  platformUptime: amount(99.9),
  attendance,
  illness,
  income,
  /** Attendance, illness and income, where 100 is before. */
  outcomeLevels: arithmetic(
    () => [100 + attendance.value, 100 - illness.value, 100 + income.value],
    { kind: 'row' },
  ),
}
