import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'
import { frame } from './area-scale.ts'
import { Nested } from './Nested.tsx'
import { RingedDot } from './RingedDot.tsx'

type Market = {
  title: string
  figure: string
  text: string
  markets: readonly [tam: number, sam: number, som: number]
  drawing: DrawingWords
}

type Words = {
  items: readonly Market[]
  /** Our own year on the scale of the markets; gone when it is withheld. */
  besides: { billions: number; text: string } | ''
}

/** The squares of each market, and below them our own year, drawn half a frame wide. */
export function nestedMarkets({ items, besides }: Words) {
  const year = besides ? besides.billions : undefined
  const largest = Math.max(...items.flatMap(({ markets }) => markets))
  return {
    items: items.map(({ markets, drawing, ...item }, index) => ({
      ...item,
      drawing: (
        <Nested
          id={`market-${index + 1}`}
          {...drawing}
          markets={markets}
          year={year}
          largest={largest}
        />
      ),
    })),
    ...(besides && {
      scale: {
        drawing: (
          <svg className="nested-key" viewBox={`0 0 ${frame / 2} 60`} aria-hidden="true">
            <g transform="translate(30 30)">
              <RingedDot billions={besides.billions} largest={largest} />
            </g>
          </svg>
        ),
        text: besides.text,
      },
    }),
  }
}
