/**
 * What an owner changes. These values are inputs of the build: `bin/serve`
 * rebuilds when one of them changes.
 */
export const siteConfig = {
  companyName: 'Bulk Glacier Water',
  /** The linked free-clean-water platform; opens in a new tab. */
  externalPlatformUrl: 'https://free-water.example/',
  /** Addresses that receive and send mail; `MAIL_GENERAL` and the like override them. */
  mail: {
    from: 'website@bulkglacierwater.example',
    general: 'hello@bulkglacierwater.example',
    partnerships: 'partners@bulkglacierwater.example',
    investors: 'investors@bulkglacierwater.example',
  },
} as const
