/** What the owner has filled in, with the keys of figures that only the site knows. */
import type { OwnerSettingsFile } from '../../contract/owner-settings.ts'
import type { Settled } from '../figures/pairs.ts'
import type { FigureKey } from '../figures/registry.ts'

export type Certificate = OwnerSettingsFile['certificates'][number]

export type OwnerSettings = Omit<OwnerSettingsFile, 'withheld' | 'changed' | 'settled'> & {
  withheld: readonly FigureKey[]
  changed: { readonly [Key in FigureKey]?: readonly number[] }
  settled: Settled
}
