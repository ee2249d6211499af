import { Factory, House, Package, Wheat, Zap } from 'lucide-react'

const signs = {
  Agriculture: Wheat,
  'Industry & Manufacturing': Factory,
  'Energy Production': Zap,
  'Municipal & Domestic': House,
  'Consumer Products': Package,
}

/** The sign of a sector, beside its name; decorative. */
export function SectorSign({ sector }: { sector: keyof typeof signs }) {
  const Sign = signs[sector]
  return <Sign size={24} strokeWidth={1.5} aria-hidden focusable="false" />
}
