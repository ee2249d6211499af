/**
 * What an owner has filled in: `site.settings.json`, checked field by field. It is an input of the build: `bin/serve`
 * rebuilds when a value changes. `contract/owner-settings.ts` says what each field is and where it appears,
 * `docs/owner.md` what to supply and to settle.
 */
import { readOwnerSettings } from './contract/owner-settings.ts'
import type { OwnerSettings } from './site/content/owner-settings.ts'
import settings from './site.settings.json' with { type: 'json' }

// The keys of figures are checked where the figures are known, in `site/figures/figures-for.ts`.
export const siteConfig = readOwnerSettings(settings) as OwnerSettings
