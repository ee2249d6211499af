import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { downloads } from './site/build/downloads.ts'
import { noInsertedStyle } from './site/build/no-inserted-style.ts'
import { publish } from './site/build/publish.ts'
import { styleguide } from './site/build/styleguide.ts'
import { settings } from './site/settings.ts'

export default defineConfig({
  site: settings.publicUrl,
  srcDir: './site',
  outDir: './dist',
  // Outside node_modules, or `npm ci` would wipe it.
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // Downloads first: what they add is published too.
  integrations: [react(), downloads(), publish(), styleguide()],
  fonts: [
    {
      name: 'Newsreader',
      cssVariable: '--font-newsreader',
      provider: fontProviders.local(),
      fallbacks: ['Times New Roman', 'serif'],
      display: 'swap',
      options: {
        variants: [
          { src: ['./site/assets/fonts/newsreader.woff2'], weight: '250 400', style: 'normal' },
          { src: ['./site/assets/fonts/newsreader-italic.woff2'], weight: '400', style: 'italic' },
        ],
      },
    },
    {
      name: 'Instrument Sans',
      cssVariable: '--font-instrument-sans',
      provider: fontProviders.local(),
      fallbacks: ['Arial', 'sans-serif'],
      display: 'swap',
      options: {
        variants: [
          {
            src: ['./site/assets/fonts/instrument-sans.woff2'],
            weight: '400 600',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [noInsertedStyle()],
    // Found late, these would reload a page under development in the middle of its use.
    optimizeDeps: { include: ['radix-ui', 'valibot', 'lucide-react'] },
    resolve: {
      alias: {
        'react-style-singleton': new URL('./site/ui/style-singleton.ts', import.meta.url).pathname,
      },
    },
    build: {
      // Inline data URLs would need exceptions in the Content-Security-Policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Packed together they are a fifth smaller, and the next page has them already.
            groups: [
              {
                name: 'page',
                test: /behaviours\/(?:header|current-year|newsletter|team-session)\.ts|ui\/stored-session\.ts/,
              },
              {
                name: 'motion',
                test: /behaviours\/(?:loop|count-up|when-seen)\.ts|ui\/count-format\.ts/,
              },
              { name: 'sheets', test: /behaviours\/(?:tabs|dialog)\.ts/ },
            ],
          },
        },
      },
      // With an older target, scroll-driven animations are minified into something Chromium drops.
      cssTarget: ['chrome120', 'safari17', 'firefox120'],
    },
    server: {
      // `npm run dev` runs the server beside the hot-reloading site.
      proxy: Object.fromEntries(
        ['/functions', '/newsletter', '/auth/v1', '/api'].map((path) => [
          path,
          'http://127.0.0.1:3001',
        ]),
      ),
    },
  },
})
