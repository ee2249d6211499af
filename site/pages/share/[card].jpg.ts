import type { APIRoute, GetStaticPaths } from 'astro'
import { type ShareCard, shareCardOf } from '../../build/share-card/share-card.ts'
import { pagesIn, publishedLanguages } from '../../content/translated-pages.ts'

export const getStaticPaths = (async () => {
  const cards = publishedLanguages.flatMap((language) =>
    pagesIn(language).flatMap((path) => shareCardOf(path, language) ?? []),
  )
  // Drawn side by side: the build asks for one address after the other.
  await Promise.all(cards.map((card) => card.draw()))
  return cards.map((card) => ({
    params: { card: card.address.replace(/^\/share\/|\.jpg$/g, '') },
    props: card,
  }))
}) satisfies GetStaticPaths

/** The picture of a page where its link is shared. */
export const GET: APIRoute<ShareCard> = async ({ props }) =>
  new Response(new Uint8Array(await props.draw()), { headers: { 'content-type': 'image/jpeg' } })
