import type { Citation } from '../../ui/Cited.tsx'
import { type DriverDrawing, DriverSheet } from './DriverSheet.tsx'

type Driver = {
  title: string
  description: string
  stat: string
  statLabel: string
  published: Citation
  drawing: { kind: DriverDrawing; says: string }
}

/** Drivers as items of a row of multiples, each with its sheet of a hundred cells. */
export function driverItems(drivers: readonly Driver[]) {
  return drivers.map(({ title, description, stat, statLabel, published, drawing }) => ({
    title,
    figure: stat,
    label: statLabel,
    text: description,
    published,
    drawing: (
      <DriverSheet
        id={`driver-${drawing.kind}`}
        drawing={drawing.kind}
        percent={Number.parseInt(stat, 10)}
        title={`${stat} ${statLabel}`}
        description={drawing.says}
      />
    ),
  }))
}
