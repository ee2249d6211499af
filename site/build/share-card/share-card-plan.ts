import type { PictureName } from '../../assets/picture-index.ts'
import type { PagePath } from '../../content/page-paths.ts'
import { viewOf } from '../../words/words-of.ts'

/**
 * The picture that stands for a page where its link is shared (`share-card.ts` beside its view): what fills it, and which part of
 * the picture: the one that the page opens on. One that opens with a drawing is shared with a picture of its own, as a network shows
 * cards too small for lines.
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

const plans = import.meta.glob<ShareCardPlan>('/site/views/*/share-card.ts', {
  eager: true,
  import: 'shareCard',
})

/** What is drawn for a page; undefined where its view plans nothing. */
export const shareCardPlan = (path: PagePath): ShareCardPlan | undefined =>
  plans[`/${viewOf(path)}/share-card.ts`]
