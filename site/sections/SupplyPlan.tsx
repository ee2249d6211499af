import type { ReactNode } from 'react'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './SupplyPlan.css'

type SupplyPlanProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  note: string
  ground?: Ground
  /** The planner. */
  children?: ReactNode
}

/** A reader's own supply, from people or litres to containers and dates. */
export function SupplyPlan({ ground = 'firn', children, ...head }: SupplyPlanProps) {
  return (
    <Sheet className="supply-plan" ground={ground} {...head}>
      {children}
    </Sheet>
  )
}
