import type { Movement, MovementWords } from './MovingPicture.tsx'
import { videoId } from './video-link.ts'

export type OwnVideo = { link: string; scale?: number }

const fileTypes: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  // The container is QuickTime's, but browsers skip a source named so, while they read what is in it.
  mov: 'video/mp4',
}

/** Percent of the hero; the player's bars stay outside it. */
const usualScale = 115

/**
 * A video-site link becomes an embedded player, a file of our own a video. Throws
 * during the build when the link is neither: a hero would silently stand still. `video` names a player to those who do
 * not see it.
 */
export function ownVideo(
  { link, scale = usualScale }: OwnVideo,
  { video, ...words }: MovementWords & { video: string },
): Movement {
  const id = videoId(link)
  if (id) return { kind: 'embed', id, title: video, scale, words }
  const type = fileTypes[link.split('.').pop()?.toLowerCase() ?? '']
  if (!type || !link.startsWith('/')) {
    throw new Error(`${link} is neither a video-site link nor a file below public/`)
  }
  return { kind: 'files', files: [{ address: link, type }], words }
}
