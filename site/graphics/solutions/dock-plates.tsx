import type { ComponentProps, ReactNode } from 'react'
import { Pallet } from './Pallet.tsx'
import { Siding } from './Siding.tsx'

type Words = { pallet: ComponentProps<typeof Pallet>; siding: ComponentProps<typeof Siding> }

/** Where packs and vehicles arrive, drawn. */
export function dockPlates({ pallet, siding }: Words): { pallet: ReactNode; siding: ReactNode } {
  return { pallet: <Pallet {...pallet} />, siding: <Siding {...siding} /> }
}
