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
  { id: 'containers', figures: containerFigures },
  { id: 'delivery', figures: deliveryFigures },
  { id: 'water', figures: waterFigures },
  { id: 'filling', figures: factoryFigures },
  { id: 'money', figures: moneyFigures },
  { id: 'people', figures: peopleFigures },
  { id: 'carbon', figures: carbonFigures },
  { id: 'need', figures: needFigures },
  { id: 'sectors', figures: sectorFigures },
  { id: 'drawings', figures: drawingMeasures },
] as const satisfies readonly { id: string; figures: Record<string, Figure> }[]

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

/** A wrong key in `site.settings.json` stops the build (`refuse-unknown.ts`). */
export type FigureKey = keyof typeof registry
export type Figures = typeof registry

for (const [key, figure] of Object.entries(registry)) figure.enter(key, registry)
