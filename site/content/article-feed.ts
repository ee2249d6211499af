import { siteConfig } from '../../site.config.ts'

/** The articles as a feed, for readers who want to hear of new ones without leaving an address. */
export const articleFeed = {
  address: '/articles.atom',
  title: `${siteConfig.companyName}: articles`,
  subtitle: 'For the people who buy, receive and test water.',
} as const
