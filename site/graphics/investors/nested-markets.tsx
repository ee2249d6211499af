import { frame } from './area-scale.ts'
import { Nested } from './Nested.tsx'
import { RingedDot } from './RingedDot.tsx'

type Market = {
  title: string
  figure: string
  text: string
  markets: readonly [tam: number, sam: number, som: number]
}

type Words = { items: readonly Market[]; year: number; yearText: string }

/** The squares of each market, and beside them the company's year at half a frame's width. */
export function nestedMarkets({ items, year, yearText }: Words) {
  return {
    items: items.map(({ markets, ...item }, index) => ({
      ...item,
      drawing: (
        <Nested
          id={`market-${index + 1}`}
          title={`${item.title}: three markets within each other`}
          description={`Squares by area, in billion USD: TAM ${markets[0]}, SAM ${markets[1]}, SOM ${markets[2]}.`}
          markets={markets}
          year={year}
        />
      ),
    })),
    scale: {
      drawing: (
        <svg className="nested-key" viewBox={`0 0 ${frame / 2} ${frame}`} aria-hidden="true">
          <g transform={`translate(32 ${frame - 30})`}>
            <RingedDot billions={year} />
          </g>
        </svg>
      ),
      text: yearText,
    },
  }
}
