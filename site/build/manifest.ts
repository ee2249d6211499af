import { directionOf } from '../../contract/words/direction.ts'
import { siteConfig } from '../../site.config.ts'
import { routeOf } from '../content/routes.ts'
import type { Language } from '../words/language.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device shows of a site that was put on its first screen. The address bar stays: nothing works offline. */
export function manifest(language: Language): string {
  return `${JSON.stringify(
    {
      id: '/',
      name: siteConfig.companyName,
      short_name: siteConfig.companyName,
      description: routeOf('/', language).description,
      lang: language,
      dir: directionOf[language],
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: '#f3f8f9',
      theme_color: '#06212b',
      icons: [
        icon('icon-192', 192),
        icon('icon-512', 512),
        icon('icon-maskable-512', 512, 'maskable'),
      ],
    },
    null,
    1,
  )}\n`
}
