import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { downloads } from './site/build/downloads.ts'
import { finishPages } from './site/build/finished-pages/finish-pages.ts'
import { noInsertedStyle } from './site/build/no-inserted-style.ts'
import { noStylePreload } from './site/build/no-style-preload.ts'
import { planSheet } from './site/build/plan-sheet.ts'
import { publish } from './site/build/publish.ts'
import { searchIndexing } from './site/build/search-index.ts'
import { factsForServer } from './site/build/server-file.ts'
import { newBuildFolder, switchVersion } from './site/build/versions.ts'
import { settings } from './site/settings.ts'

export default defineConfig({
  site: settings.publicUrl,
  srcDir: './site',
  // Never through the link `dist`: Astro empties this folder, which a running server may be reading.
  outDir: newBuildFolder(),
  // Outside node_modules, or `npm ci` would wipe it.
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // What adds files comes before they are published; the server's module and facts after it: they are not. Then the switch.
  integrations: [
    react(),
    downloads(),
    searchIndexing(),
    finishPages(),
    publish(),
    planSheet(),
    factsForServer(),
    switchVersion(),
  ],
  vite: {
    plugins: [noInsertedStyle(), noStylePreload()],
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
                test: /behaviours\/(?:header|draw-deferred|current-year|newsletter|team-session)\.ts|ui\/stored-session\.ts|search\/(?:open-search|slash-key)\.ts/,
              },
              {
                name: 'motion',
                test: /behaviours\/(?:loop|saves-data|count-up|when-seen)\.ts|ui\/count-format\.ts/,
              },
              // What every form of ours is made of.
              { name: 'controls', test: /ui\/(?:Icon|Field|TextField|Message)\.tsx|lucide-react/ },
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
