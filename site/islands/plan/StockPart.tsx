import { useRef } from 'react'
import { daysInWords } from '../../../contract/plan-words.ts'
import type { PlanInput, SupplyPlan } from '../../../contract/supply-plan.ts'
import { Hydrograph } from '../../graphics/plan/Hydrograph.tsx'
import { PlotData } from '../../ui/PlotData.tsx'
import { fillWords, inFull, litres } from './fill-words.ts'
import type { PlannerWords } from './planner-words.ts'
import { useWidth } from './use-width.ts'

type StockPartProps = { words: PlannerWords['stock']; input: PlanInput; plan: SupplyPlan }

/** The stock on site week by week, drawn and as a table. */
export function StockPart({ words, input, plan }: StockPartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { storage, days } = input
  const { weeks, lasts, litresADay, peak } = plan
  const dry = fillWords(words.dry, { days: daysInWords(lasts) })
  return (
    <section className="plan-part plan-stock">
      <h3>{words.heading}</h3>
      <div className="plan-stock-plot" ref={frame}>
        {width && (
          <Hydrograph
            stock={{ weeks, days, litresADay, lasts, storage }}
            width={width}
            title={words.title}
            description={fillWords(words.description, {
              days: daysInWords(days),
              litres: litres(peak),
              dry,
            })}
            labels={{
              day: words.day,
              dry,
              storage: fillWords(words.storage, { litres: litres(storage ?? 0) }),
            }}
          />
        )}
      </div>
      {plan.waiting > 0 && <p className="note">{words.waiting}</p>}
      <PlotData
        summary={words.table}
        columns={words.columns}
        rows={weeks.map(({ week, arriving, stock, left }) => [
          String(week + 1),
          inFull(arriving),
          litres(stock),
          litres(left),
        ])}
      />
    </section>
  )
}
