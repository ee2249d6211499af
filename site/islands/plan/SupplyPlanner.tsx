import { lazy, Suspense, useRef } from 'react'
import { seaWay } from '../../../contract/supply-calendar.ts'
import { type PlanFigures, supplyPlan } from '../../../contract/supply-plan.ts'
import { Invitation } from './Invitation.tsx'
import { LoadCalendar } from './LoadCalendar.tsx'
import { monthsOfAYear } from './month-options.ts'
import { PlanActions } from './PlanActions.tsx'
import { PlanForm } from './PlanForm.tsx'
import { PlanOnPaper } from './PlanOnPaper.tsx'
import { headline, PlanOutcome } from './PlanOutcome.tsx'
import { PortField } from './PortField.tsx'
import { calendarOf } from './plan-dates.ts'
import type { PlannerWords } from './planner-words.ts'
import { StillChart } from './StillChart.tsx'
import { StockPart } from './StockPart.tsx'
import './SupplyPlanner.css'
import { useChosenPort } from './use-chosen-port.ts'
import { usePlan } from './use-plan.ts'

const SeaChart = lazy(() => import('./SeaChart.tsx').then((part) => ({ default: part.SeaChart })))

type SupplyPlannerProps = { figures: PlanFigures; words: PlannerWords }

/** From people or litres to containers, dates and stock; the plan follows every change and stands in the address. */
export function SupplyPlanner({ figures, words }: SupplyPlannerProps) {
  const form = useRef<HTMLFormElement>(null)
  const monthControl = useRef<HTMLSelectElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const chart = useRef<HTMLDivElement>(null)
  const state = usePlan(form, monthControl)
  const { ports, loadPorts, port, portInput, choosePort } = useChosenPort(state)
  const { input, address } = state

  const plan = input && supplyPlan(input, figures)
  const way = port && seaWay(port.miles, figures)

  function submit(): void {
    const first = state.check()
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else outcome.current?.focus()
  }

  return (
    <div className="planner">
      <div className="columns planner-top">
        <div className="planner-form">
          <PlanForm
            form={form}
            words={words}
            errors={state.errors}
            ready={state.ready}
            litresADay={state.litresADay}
            months={state.months ?? monthsOfAYear}
            monthControl={monthControl}
            onChange={state.change}
            onLeave={state.leave}
            onSubmit={submit}
          >
            <PortField
              words={words.port}
              ready={state.ready}
              input={portInput}
              ports={ports}
              onTouch={loadPorts}
              onChoose={choosePort}
              onMap={() => {
                loadPorts()
                chart.current?.focus()
              }}
            />
          </PlanForm>
        </div>
        <div className="planner-outcome" ref={outcome} tabIndex={-1}>
          <p className="sr-only" role="status">
            {plan && headline(plan, words.outcome)}
          </p>
          {input && plan && address ? (
            <>
              <PlanOutcome words={words} figures={figures} input={input} plan={plan} />
              <PlanActions
                words={words.actions}
                input={input}
                plan={plan}
                place={port && `${port.name}, ${port.country}`}
                address={address}
              />
            </>
          ) : (
            <Invitation words={words} mend={state.wrong} />
          )}
          <div className="planner-chart" ref={chart} tabIndex={-1} data-empty={!port || undefined}>
            {state.ready ? (
              <Suspense fallback={<StillChart words={words.way} />}>
                <SeaChart
                  words={words.way}
                  ports={ports}
                  port={port}
                  way={way}
                  figures={figures}
                  onTouch={loadPorts}
                  onChoose={choosePort}
                />
              </Suspense>
            ) : (
              <StillChart words={words.way} />
            )}
          </div>
        </div>
      </div>
      {input && plan && address && (
        <>
          <StockPart words={words.stock} input={input} plan={plan} />
          <LoadCalendar
            words={words.loads}
            calendar={calendarOf(input, plan, { figures, way, now: Date.now() })}
          />
          <PlanOnPaper input={input} address={address} port={port} />
        </>
      )}
    </div>
  )
}
