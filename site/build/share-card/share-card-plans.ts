/**
 * The picture that stands for a page where its link is shared: what fills it, and which part of the picture. Each
 * shows what the page opens on; pages that share a picture show another part of it.
 */
import type { PictureName } from '../../assets/pictures.ts'
import type { PagePath } from '../../content/page-paths.ts'

export type ShareCardPlan =
  | {
      /** `picture`: words over the whole picture. `split`: words on paper beside it. */
      layout: 'picture' | 'split'
      picture: PictureName
      /** Where the middle of the shown part lies in the picture, in percent across and down. */
      focus?: readonly [across: number, down: number]
      /** How much closer than the whole width, at most 1.6: below that the picture has the points for it. */
      closer?: number
    }
  /** Words on contour lines, as the pages without a picture open. */
  | { layout: 'contours'; part: 'middle' | 'upstream' }

export const shareCardPlans: Partial<Record<PagePath, ShareCardPlan>> = {
  '/': { layout: 'picture', picture: 'lagoon' },
  '/about': { layout: 'picture', picture: 'aurora' },
  '/our-goals': { layout: 'picture', picture: 'calm-sea' },
  '/global-need': { layout: 'picture', picture: 'black-sand' },
  '/fresh-water-crisis': { layout: 'picture', picture: 'moraine' },
  '/solutions': { layout: 'picture', picture: 'formats-quay' },
  '/pure-flow': { layout: 'split', picture: 'tap-stand' },
  '/water-purity': { layout: 'picture', picture: 'caustics' },
  '/profit-purpose': { layout: 'picture', picture: 'clear-ice' },
  '/community-impact': { layout: 'split', picture: 'school-tap' },
  '/sustainable-development-goals': {
    layout: 'picture',
    picture: 'ripples',
    closer: 1.5,
    focus: [30, 60],
  },
  '/global-impact': { layout: 'picture', picture: 'ocean' },
  '/partnerships': { layout: 'picture', picture: 'ship', closer: 1.6, focus: [42, 46] },
  '/water-factory': { layout: 'split', picture: 'filling-hall' },
  '/resources': { layout: 'contours', part: 'upstream' },
  '/contact': { layout: 'contours', part: 'middle' },
  '/bulk-glacier-water': { layout: 'split', picture: 'flexitank' },
  '/alkaline-water': { layout: 'picture', picture: 'drop' },
  '/commercial-mineral-water': { layout: 'split', picture: 'glass', focus: [86, 50] },
  '/sustainable-bulk-solutions': { layout: 'picture', picture: 'valley-winter' },
  '/know-your-water': { layout: 'picture', picture: 'ripples' },
  '/who-we-support': { layout: 'picture', picture: 'aurora' },
  '/access-bulk-water': { layout: 'picture', picture: 'container-sand' },
  '/choose-sustainable-impact': { layout: 'picture', picture: 'ice-field' },
  '/source-of-water': { layout: 'picture', picture: 'lagoon' },
  '/natural-filtration': { layout: 'picture', picture: 'basalt' },
  '/water-harvesting': { layout: 'picture', picture: 'still-water' },
  '/bulk-delivery': { layout: 'picture', picture: 'hub' },
  '/industry-distribution': { layout: 'split', picture: 'hotel-delivery' },
  '/investors': { layout: 'picture', picture: 'valley-dusk' },
}
