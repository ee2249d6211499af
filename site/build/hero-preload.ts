const urgentPicture = /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*?fetchpriority="high"/i
const viewport = /<meta name="viewport"[^>]*>/

/**
 * Asks for the picture of the first screen at the top of the head, before styles and typefaces. Its addresses are
 * those of the `<picture>` whose image has `fetchpriority="high"`; a page without one is left as it is.
 * The links follow the page's viewport: read before it they are judged for a window of 980 px, and a phone loads
 * both shapes. Throws when the page names none.
 */
export function preloadHero(html: string): string {
  const picture = urgentPicture.exec(html)?.[0]
  if (!picture) return html
  if (!viewport.test(html)) throw new Error('A page names its viewport')
  const sources = [...picture.matchAll(/<source\b[^>]*>/g)]
    .map(([source]) => attributesOf(source))
    .filter(({ type }) => type === 'image/avif')
  const upright = sources.find(({ media }) => media)?.media
  const links = sources.map(
    ({ srcset, sizes, media = upright && `not all and ${upright}` }) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"` +
      `${media ? ` media="${media}"` : ''} fetchpriority="high">`,
  )
  return html.replace(viewport, (meta) => meta + links.join(''))
}

function attributesOf(tag: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
}
