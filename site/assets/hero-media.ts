import { siteConfig } from '../../site.config.ts'
import type { PagePath } from '../content/page-paths.ts'
import { type OwnVideo, ownVideo } from '../ui/own-video.ts'
import type { Language } from '../words/language.ts'
import { pictureWords } from '../words/pictures.ts'
import { loop, type PictureName, picture } from './pictures.ts'

/**
 * What fills a place that may move, the hero of a page or a sheet on it: the owner's video for
 * this address, else our loop of the picture, else the picture alone. The picture is the poster
 * in any case.
 */
export function heroMedia(
  path: PagePath | `${PagePath}#${string}`,
  name: PictureName,
  language: Language,
) {
  const chosen: OwnVideo | undefined = siteConfig.videos[path]
  const movement = chosen ? ownVideo(chosen, pictureWords(language).loop) : loop(name, language)
  return movement
    ? ({ variant: 'video', picture: picture(name, language), movement } as const)
    : ({ variant: 'default', picture: picture(name, language) } as const)
}
