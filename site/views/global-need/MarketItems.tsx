import type { ComponentProps } from 'react'
import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { MarketBars } from './MarketBars.tsx'

type Bars = ComponentProps<typeof MarketBars>

type Market = {
  title: string
  text: string
  figure: string
  bars: Bars['bars']
  drawing: DrawingWords
}

/** Each market with the drawing of its bars, all on one axis. */
export function marketItems(markets: readonly Market[], marks: Bars['marks']) {
  return markets.map(({ bars, drawing, ...market }, index) => ({
    ...market,
    drawing: <MarketBars id={`market-${index + 1}`} {...drawing} bars={bars} marks={marks} />,
  }))
}
