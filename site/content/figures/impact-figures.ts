/** Effects on people, communities and climate, each with its other readings. */
import type { Figure } from './figure.ts'

export const impactFigures = {
  peopleReached: {
    text: '1M+ people',
    scope: 'reached, as stated; period not stated',
    pages: [
      '/',
      '/access-bulk-water',
      '/profit-purpose',
      '/global-impact',
      '/our-goals',
      '/sustainable-development-goals',
    ],
  },
  livesTouched: {
    text: '2M+ lives',
    scope: 'as stated; 1M+ people reached is stated elsewhere',
    pages: ['/access-bulk-water', '/profit-purpose', '/global-impact'],
  },
  schools: {
    text: '25 schools',
    scope: 'as stated by the company',
    pages: ['/', '/community-impact', '/global-impact', '/sustainable-development-goals'],
  },
  partnershipsStated: {
    text: '100+ partnerships',
    scope: 'as stated by the company',
    pages: [
      '/partnerships',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/sustainable-development-goals',
    ],
  },
  csrPartners: {
    text: '11 CSR partners',
    scope: '100+ partnerships stated elsewhere',
    pages: [
      '/',
      '/partnerships',
      '/pure-flow',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/sustainable-development-goals',
    ],
  },
  donated: {
    text: '12,400,000 L',
    scope: 'litres donated, as stated; also printed as 12.4M',
    pages: [
      '/',
      '/about',
      '/pure-flow',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/choose-sustainable-impact',
      '/our-goals',
    ],
  },
  givenContainers: {
    text: '516.7 containers',
    scope: 'derived: 12,400,000 L ÷ 24,000 L, drawn as 517 containers',
    pages: ['/community-impact'],
  },
  communitiesStated: {
    text: '17 communities',
    scope: '150+ and 1,000+ are stated elsewhere',
    pages: ['/', '/about', '/pure-flow', '/community-impact', '/global-impact'],
  },
  communitiesMany: {
    text: '150+ communities',
    scope: 'as stated by the company; 1,000+ on another page, 17 for Pure Flow',
    pages: ['/community-impact', '/', '/global-impact', '/pure-flow'],
  },
  communitiesMost: {
    text: '1,000+ communities',
    scope: 'in all, as stated; the four regions add to 525+',
    pages: ['/global-impact', '/', '/community-impact', '/pure-flow'],
  },
  communitiesMapped: {
    text: '525+ communities',
    scope: 'derived: 150 + 200 + 100 + 75, the four stated regions',
    pages: ['/global-impact'],
  },
  communitiesAfrica: {
    text: '150+',
    scope: 'communities in Africa, as stated by the company',
    pages: ['/global-impact'],
  },
  communitiesAsiaPacific: {
    text: '200+',
    scope: 'communities in Asia-Pacific, as stated by the company',
    pages: ['/global-impact'],
  },
  communitiesAmericas: {
    text: '100+',
    scope: 'communities in the Americas, as stated by the company',
    pages: ['/global-impact'],
  },
  communitiesEurope: {
    text: '75+',
    scope: 'communities in Europe and the Middle East, as stated by the company',
    pages: ['/global-impact'],
  },
  projectSuccess: {
    text: '95 % project success',
    scope: 'as stated by the company; what counts as success is not stated',
    pages: ['/community-impact'],
  },
  microJobs: {
    text: '820 micro-jobs',
    scope: 'stated for Pure Flow; 820+ jobs and 5,000+ jobs are stated elsewhere',
    pages: ['/pure-flow', '/community-impact', '/choose-sustainable-impact'],
  },
  jobsStated: {
    text: '820+ jobs',
    scope: 'as stated by the company; 820 micro-jobs for Pure Flow, 5,000+ jobs elsewhere',
    pages: ['/choose-sustainable-impact', '/community-impact', '/pure-flow'],
  },
  jobsMany: {
    text: '5,000+ jobs',
    scope: 'as stated by the company; 820 micro-jobs for Pure Flow, 820+ jobs elsewhere',
    pages: ['/community-impact', '/choose-sustainable-impact', '/pure-flow'],
  },
  platformUptime: {
    text: '99.9 %',
    scope: 'platform uptime of Pure Flow, as stated by the company',
    pages: ['/pure-flow'],
  },
  carbonPromise: {
    text: 'five years',
    scope: 'carbon neutrality, promised in five years, as stated; another page states 100 %',
    pages: ['/about', '/sustainable-bulk-solutions', '/our-goals'],
  },
  carbonNeutral: {
    text: '100 % carbon neutral',
    scope: 'as stated by the company; elsewhere promised in five years',
    pages: ['/about', '/sustainable-bulk-solutions'],
  },
  co2Reduction: {
    text: '65 % CO2 reduction',
    scope: 'as stated by the company; baseline not stated',
    pages: ['/sustainable-bulk-solutions', '/choose-sustainable-impact'],
  },
  carbonReduction: {
    text: '50 % carbon reduction',
    scope: 'as stated by the company; baseline not stated',
    pages: ['/sustainable-bulk-solutions', '/choose-sustainable-impact'],
  },
  attendance: {
    text: '85 %',
    scope: 'more school attendance in supported communities, as stated; no method given',
    pages: ['/choose-sustainable-impact'],
  },
  illness: {
    text: '70 %',
    scope: 'less illness in supported communities, as stated; no method given',
    pages: ['/choose-sustainable-impact'],
  },
  income: {
    text: '60 %',
    scope: 'more income in supported communities, as stated; no method given',
    pages: ['/choose-sustainable-impact'],
  },
} as const satisfies Record<string, Figure>
