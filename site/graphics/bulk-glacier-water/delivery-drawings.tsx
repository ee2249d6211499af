import type { ComponentProps, ReactNode } from 'react'
import { EndView } from './EndView.tsx'
import { Packs } from './Packs.tsx'
import { TankerRail } from './TankerRail.tsx'

type Words = {
  flexitank: ComponentProps<typeof EndView>
  packs: ComponentProps<typeof Packs>
  tankerRail: ComponentProps<typeof TankerRail>
}

/** One drawing for each way to receive the water, in the order of the page. */
export function deliveryDrawings(words: Words): readonly [ReactNode, ReactNode, ReactNode] {
  return [
    <EndView key="flexitank" {...words.flexitank} />,
    <Packs key="packs" {...words.packs} />,
    <TankerRail key="tanker-rail" {...words.tankerRail} />,
  ]
}
