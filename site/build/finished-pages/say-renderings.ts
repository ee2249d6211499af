import { DomUtils } from 'htmlparser2'
import { pictureIndex } from '../../assets/picture-index.ts'
import { type FinishedPage, select } from './finished-page.ts'

/** The name of a picture or of the first frame of a loop, in the address of one of its files. */
const fileOf = /\/([a-z-]+?)(?:-portrait)?-\d+\./

/** Whether a picture was rendered: `photograph` for those that the owner adds. */
function kindOf(address: string): 'rendered' | 'photograph' | undefined {
  if (address.includes('/photograph-')) return 'photograph'
  const name = fileOf.exec(address)?.[1]
  if (!name || !Object.hasOwn(pictureIndex, name)) return undefined
  return pictureIndex[name as keyof typeof pictureIndex].kind === 'photograph'
    ? 'photograph'
    : 'rendered'
}

/**
 * Leaves the one line in the footer that is true of the page's pictures: that they are renderings, that some are, or
 * none where it shows photographs alone or no picture at all.
 */
export function sayRenderings({ tree }: FinishedPage): void {
  const kinds = new Set(
    select('main img, main video', tree).map(({ attribs }) =>
      kindOf(attribs.src || attribs.poster || ''),
    ),
  )
  const said = !kinds.has('rendered') ? undefined : kinds.has('photograph') ? 'mixed' : 'rendered'
  for (const line of select('[data-pictures]', tree)) {
    if (line.attribs['data-pictures'] !== said) DomUtils.removeElement(line)
  }
}
