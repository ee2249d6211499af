import type { ComponentProps, ReactNode } from 'react'
import { EndView } from '../../graphics/bulk-glacier-water/EndView.tsx'
import { Packs } from '../../graphics/bulk-glacier-water/Packs.tsx'
import { TankerRail } from '../../graphics/bulk-glacier-water/TankerRail.tsx'

type Words =
  | (ComponentProps<typeof EndView> & { id: 'end-view' })
  | (ComponentProps<typeof Packs> & { id: 'packs' })
  | (ComponentProps<typeof TankerRail> & { id: 'tanker-rail' })

/** The drawing of one way to receive the water; none where its figures are withheld. */
export function deliveryDrawing(words: Words | undefined): ReactNode {
  switch (words?.id) {
    case undefined:
      return null
    case 'end-view':
      return <EndView {...words} />
    case 'packs':
      return <Packs {...words} />
    case 'tanker-rail':
      return <TankerRail {...words} />
  }
}
