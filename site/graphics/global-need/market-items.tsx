import { MarketBars } from './MarketBars.tsx'

type Market = {
  title: string
  text: string
  figure: string
  bars: readonly { name: string; value: number }[]
}

/** One drawing of bars for each market, described by its own values. */
export function marketItems(markets: readonly Market[]) {
  return markets.map(({ bars, ...market }, index) => ({
    ...market,
    drawing: (
      <MarketBars
        id={`market-${index + 1}`}
        title={`${market.title}: three markets within each other`}
        description={`In billion USD, on a logarithmic axis from 10 to 1,000: ${bars
          .map(({ name, value }) => `${name} ${value}`)
          .join(', ')}.`}
        bars={bars}
      />
    ),
  }))
}
