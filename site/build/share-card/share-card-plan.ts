import type { PictureName } from '../../assets/pictures.ts'

/**
 * The picture that stands for a page where its link is shared (`share-card.ts` beside its view): what fills it, and which part of
 * the picture. Each shows what the page opens on; pages that share a picture show another part of it.
 */
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
