/**
 * What an owner changes. These values are inputs of the build: `bin/serve`
 * rebuilds when one of them changes. `docs/owner.md` says what to supply and to settle.
 */
import type { OwnerSettings } from './site/content/owner-settings.ts'

export const siteConfig: OwnerSettings = {
  companyName: 'Bulk Glacier Water',
  externalPlatformUrl: 'https://free-water.example/',
  mail: {
    from: 'website@bulkglacierwater.example',
    general: 'hello@bulkglacierwater.example',
    partnerships: 'partners@bulkglacierwater.example',
    investors: 'investors@bulkglacierwater.example',
  },
  /** The least role that works only with a second factor: `staff`, who may read messages, or `admin`. */
  secondFactorFrom: 'staff',
  /**
   * Videos in place of our own loops, by the path of the page whose hero shows
   * them, or of an audience's sheet (`/who-we-support#healthcare`): a link to a video
   * site, or a file of `public/` such as `/videos/source.mp4` (mp4, webm or mov).
   * `scale` in percent of the hero: 110 to 120 hides the bars of an embedded player,
   * 140 to 160 those of a video that has bars of its own.
   */
  videos: {},
  /** What is left out shows nothing. */
  company: {},
  certificates: [],
  terms: {},
  flexitank: {},
  loads: {},
  impact: {},
  streams: [],
  references: [],
  /** Figures that leave the site, such as `['projectSuccess']`. */
  withheld: [],
  /** The reading that holds, such as `{ tds: 'tds' }`. */
  settled: {},
}
