/** Every figure of the site by its key, in the groups and the order of the public sheet. */
import { carbonFigures } from './carbon-figures.ts'
import { containerFigures } from './container-figures.ts'
import { deliveryFigures } from './delivery-figures.ts'
import { drawingMeasures } from './drawing-measures.ts'
import { factoryFigures } from './factory-figures.ts'
import type { Figure } from './figure.ts'
import { moneyFigures } from './money-figures.ts'
import { needFigures, sectorFigures } from './need-figures.ts'
import { peopleFigures } from './people-figures.ts'
import { waterFigures } from './water-figures.ts'

export const figureGroups = [
  { heading: 'Containers and packs', figures: containerFigures },
  { heading: 'Orders and delivery', figures: deliveryFigures },
  { heading: 'The water', figures: waterFigures },
  { heading: 'Filling', figures: factoryFigures },
  { heading: 'Money', figures: moneyFigures },
  { heading: 'People and communities', figures: peopleFigures },
  { heading: 'Carbon', figures: carbonFigures },
  { heading: 'The need for water', figures: needFigures },
  { heading: 'Water use and markets by sector', figures: sectorFigures },
  { heading: 'Measures in drawings', figures: drawingMeasures },
] as const satisfies readonly { heading: string; figures: Record<string, Figure> }[]

export const registry = {
  ...containerFigures,
  ...deliveryFigures,
  ...waterFigures,
  ...factoryFigures,
  ...moneyFigures,
  ...peopleFigures,
  ...carbonFigures,
  ...needFigures,
  ...sectorFigures,
  ...drawingMeasures,
}

/** A wrong key in `site.config.ts` does not compile. */
export type FigureKey = keyof typeof registry
export type Figures = typeof registry

for (const [key, figure] of Object.entries(registry)) figure.key = key
