import type { ComponentProps } from 'react'
import { Panel } from './Panel.tsx'

type EmptyPanelProps = Pick<ComponentProps<typeof Panel>, 'id' | 'heading' | 'wide'> & {
  /** Why there is nothing. */
  text: string
}

/** A part of a view that has nothing to show yet. */
export function EmptyPanel({ text, ...panel }: EmptyPanelProps) {
  return (
    <Panel {...panel}>
      <p className="panel-empty">{text}</p>
    </Panel>
  )
}
