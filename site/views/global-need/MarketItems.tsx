import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { MarketBars } from './MarketBars.tsx'

type Market = {
  title: string
  text: string
  figure: string
  bars: readonly { name: string; value: number }[]
  drawing: DrawingWords
}

/** Each market with the drawing of its bars, all on one axis. */
export function marketItems(markets: readonly Market[], axisEnd: number) {
  return markets.map(({ bars, drawing, ...market }, index) => ({
    ...market,
    drawing: <MarketBars id={`market-${index + 1}`} {...drawing} bars={bars} axisEnd={axisEnd} />,
  }))
}
