import { DomUtils } from 'htmlparser2'
import { element, type FinishedPage, select } from './finished-page.ts'

/**
 * Asks for the picture of the first screen at the top of the head, before styles and typefaces: that of the
 * `<picture>` whose image has `fetchpriority="high"`; a page without one is left as it is.
 * The links follow the page's viewport: read before it they are judged for a window of 980 px, and a phone loads
 * both shapes. Throws when the page names none.
 */
export function preloadFirstPicture({ tree }: FinishedPage): void {
  const [picture] = select('picture:has(img[fetchpriority="high"])', tree)
  if (!picture) return
  const [viewport] = select('meta[name="viewport"]', tree)
  if (!viewport) throw new Error('A page names its viewport')
  const sources = select('source[type="image/avif"]', picture).map(({ attribs }) => attribs)
  const upright = sources.find(({ media }) => media)?.media
  for (const { srcset = '', sizes = '', media } of sources.toReversed()) {
    const windows = media ?? (upright && `not all and ${upright}`)
    const link = element('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: srcset,
      imagesizes: sizes,
      ...(windows && { media: windows }),
      fetchpriority: 'high',
    })
    DomUtils.append(viewport, link)
  }
}
