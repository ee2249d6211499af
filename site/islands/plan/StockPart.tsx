import { useRef } from 'react'
import { daysInWords, litresInWords } from '../../../contract/plan-words.ts'
import type { PlanInput, SupplyPlan } from '../../../contract/supply-plan.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import { fillWords, inNumerals, type Values } from '../../../contract/words/fill-words.ts'
import { firstLanguage, type Language, locales } from '../../../contract/words/language.ts'
import { Hydrograph } from '../../graphics/plan/Hydrograph.tsx'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { PlotData } from '../../ui/PlotData.tsx'
import type { StockWords } from './planner-words.ts'
import { useWidth } from './use-width.ts'

const letters = new Intl.NumberFormat(locales.en, { notation: 'compact', maximumFractionDigits: 1 })

/** Along the upright scale, `1.2M`; only English has letters for it that its readers use. */
const markIn = (language: Language) => (litres: number) =>
  language === firstLanguage ? letters.format(litres) : inNumerals(litres, language)

type StockPartProps = { words: StockWords; said: PlanWords; input: PlanInput; plan: SupplyPlan }

/** The stock on site week by week, drawn and as a table. */
export function StockPart({ words, said, input, plan }: StockPartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { storage, days } = input
  const { weeks, lasts, litresADay, peak } = plan
  const { language, stock: shared } = said
  const litres = (value: number) => litresInWords(value, said)
  const fill = (text: string, values: Values) => fillWords(text, values, language)
  const lasting = daysInWords(lasts, said)
  return (
    <section className="plan-part plan-stock">
      <FoldedOnPhones summary={shared.heading}>
        <h3>{shared.heading}</h3>
        <div className="plan-stock-plot" ref={frame}>
          {width && (
            <Hydrograph
              stock={{ weeks, days, litresADay, lasts, storage }}
              width={width}
              title={words.title}
              description={fill(words.description, {
                days: daysInWords(days, said),
                litres: litres(peak),
                lasts: lasting,
              })}
              labels={{
                day: words.day,
                unit: fill(said.litres, { litres: '' }).trim(),
                mark: markIn(language),
                dry: fill(words.dry, { days: lasting }),
                storage: fill(words.storage, { litres: litres(storage ?? 0) }),
              }}
            />
          )}
        </div>
        {plan.waiting > 0 && <p className="note">{words.waiting}</p>}
        <PlotData
          summary={words.table}
          columns={[
            shared.columns.week,
            shared.columns.containers,
            shared.columns.inHand,
            shared.columns.left,
          ]}
          rows={weeks.map(({ week, arriving, stock, left }) => [
            String(week + 1),
            inNumerals(arriving, language),
            litres(stock),
            litres(left),
          ])}
        />
      </FoldedOnPhones>
    </section>
  )
}
