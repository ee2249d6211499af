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
  /**
   * Videos in place of our own loops, by the path of the page whose hero shows
   * them, or of an audience's sheet (`/who-we-support#healthcare`): a link to a video
   * site, or a file of `public/` such as `/videos/source.mp4` (mp4, webm or mov).
   * `scale` in percent of the hero: 110 to 120 hides the bars of an embedded player,
   * 140 to 160 those of a video that has bars of its own.
   */
  videos: {} as Record<string, { link: string; scale?: number }>,
} as const
