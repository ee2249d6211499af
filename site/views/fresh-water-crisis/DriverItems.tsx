import type { Citation } from '../../ui/Cited.tsx'
import { type DriverDrawing, DriverSheet } from './DriverSheet.tsx'

type Driver = {
  title: string
  description: string
  stat: string
  statLabel: string
  published: Citation
  drawing: { kind: DriverDrawing; percent: number; says: string }
}

/** Drivers as items of a row of multiples, each with its sheet of a hundred cells; the one that is laid on rises. */
export function driverItems(drivers: readonly Driver[]) {
  const items = drivers.map(({ title, description, stat, statLabel, published, drawing }) => ({
    title,
    figure: stat,
    label: statLabel,
    text: description,
    published,
    drawing: (
      <DriverSheet
        id={`driver-${drawing.kind}`}
        drawing={drawing.kind}
        percent={drawing.percent}
        title={`${stat} ${statLabel}`}
        description={drawing.says}
      />
    ),
  }))
  return { items, rising: drivers.at(-1)?.drawing.kind === 'laid-on' }
}
