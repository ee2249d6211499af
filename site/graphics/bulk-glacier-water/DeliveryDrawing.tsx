import type { ComponentProps, ReactNode } from 'react'
import { EndView } from './EndView.tsx'
import { Packs } from './Packs.tsx'
import { TankerRail } from './TankerRail.tsx'

type Words =
  | (ComponentProps<typeof EndView> & { id: 'end-view' })
  | (ComponentProps<typeof Packs> & { id: 'packs' })
  | (ComponentProps<typeof TankerRail> & { id: 'tanker-rail' })

/** The drawing of one way to receive the water. */
export function deliveryDrawing(words: Words): ReactNode {
  switch (words.id) {
    case 'end-view':
      return <EndView {...words} />
    case 'packs':
      return <Packs {...words} />
    case 'tanker-rail':
      return <TankerRail {...words} />
  }
}
