/**
 * Extracts the 11-character id from a video-site link: watch, short, embed and
 * shorts addresses. Returns null for anything else, including a link to a file.
 */
export function videoId(link: string): string | null {
  const found =
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      link,
    )
  return found?.[1] ?? null
}

/**
 * Address of the embedded player: autoplaying, muted, looping (which the site
 * does only for a playlist of one), without controls, from the host that sets no
 * cookie before the video plays.
 */
export function embedAddress(id: string): string {
  const settings = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: id,
    controls: '0',
    playsinline: '1',
    rel: '0',
    disablekb: '1',
    modestbranding: '1',
  })
  return `https://www.youtube-nocookie.com/embed/${id}?${settings}`
}
