import type { AstroIntegration } from 'astro'

/** Offers `/styleguide` while developing; a built site has no such page. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/styleguide', entrypoint: './site/styleguide/styleguide.astro' })
      },
    },
  }
}
