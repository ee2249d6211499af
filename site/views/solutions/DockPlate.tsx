import type { ComponentProps, ReactNode } from 'react'
import { Pallet } from './Pallet.tsx'
import { Siding } from './Siding.tsx'

type Words =
  | (ComponentProps<typeof Pallet> & { id: 'pallet' })
  | (ComponentProps<typeof Siding> & { id: 'siding' })

/** Where packs or vehicles arrive, drawn. */
export function dockPlate(words: Words): ReactNode {
  return words.id === 'pallet' ? <Pallet {...words} /> : <Siding {...words} />
}
