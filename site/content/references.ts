import { siteConfig } from '../../site.config.ts'

/** Buyers and partners who agreed to be named; nothing while the owner names none. */
export const references =
  siteConfig.references.length > 0
    ? {
        heading: 'Who we work with',
        note: 'Named here with their agreement.',
        definitions: siteConfig.references.map(({ name, words }) => ({
          term: name,
          text: words ? [words] : [],
        })),
      }
    : undefined
