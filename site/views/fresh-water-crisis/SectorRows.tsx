import { Factory, House, Package, Wheat, Zap } from 'lucide-react'
import type { SectorId } from '../../content/sectors.ts'
import { ShareBar } from './ShareBar.tsx'

/** The sign of each sector, decorative beside its name, and its colour. */
const marks = {
  agriculture: { Sign: Wheat, tone: 1 },
  industry: { Sign: Factory, tone: 2 },
  energy: { Sign: Zap, tone: 3 },
  municipal: { Sign: House, tone: 4 },
  consumer: { Sign: Package, tone: 5 },
} as const satisfies Record<SectorId, unknown>

type SectorSheet = {
  id: string
  sector: SectorId
  title: string
  text: string
  share: number
  printedShare: string
}

/** The sectors as rows of a ledger, each with its bar; a row opens the dialog of its sector. */
export function sectorRows(sheets: readonly SectorSheet[]) {
  return sheets.map(({ id, sector, title, text, share, printedShare }) => {
    const { Sign, tone } = marks[sector]
    return {
      name: title,
      opens: id,
      cells: [printedShare, text],
      sign: {
        mark: <Sign size={24} strokeWidth={1.5} aria-hidden focusable="false" />,
        tone,
      },
      bar: <ShareBar share={share} tone={tone} />,
    }
  })
}
