import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { planSheetModule } from '../../contract/published-file.ts'
import { withoutStylesheets } from './downloads.ts'

/**
 * Bundles the setting of plans and quotes for the server, which imports nothing of the site: one module beside the
 * published files, never published itself. Packages stay outside, as the server has them.
 */
export function planSheet(): AstroIntegration {
  return {
    name: 'plan-sheet',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [withoutStylesheets],
          build: {
            ssr: resolve('site/documents/server-sheets.ts'),
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            minify: false,
            rollupOptions: { output: { entryFileNames: planSheetModule } },
          },
        })
      },
    },
  }
}
