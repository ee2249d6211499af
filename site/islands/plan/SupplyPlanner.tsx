import { lazy, type RefObject, Suspense, useRef } from 'react'
import { dayOf, planCalendar, seaWay } from '../../../contract/supply-calendar.ts'
import { type PlanFigures, plannedPart, supplyPlan } from '../../../contract/supply-plan.ts'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { Invitation } from './Invitation.tsx'
import { LoadCalendar } from './LoadCalendar.tsx'
import { monthsOfAYear } from './month-options.ts'
import { PlanActions } from './PlanActions.tsx'
import { PlanForm } from './PlanForm.tsx'
import { PlanOnPaper } from './PlanOnPaper.tsx'
import { announced, PlanOutcome } from './PlanOutcome.tsx'
import { PortField } from './PortField.tsx'
import type { PlannerWords } from './planner-words.ts'
import { StillChart } from './StillChart.tsx'
import { StockPart } from './StockPart.tsx'
import './SupplyPlanner.css'
import { useChosenPort } from './use-chosen-port.ts'
import { usePlan } from './use-plan.ts'

const SeaChart = lazy(() => import('./SeaChart.tsx').then((part) => ({ default: part.SeaChart })))

type SupplyPlannerProps = { figures: PlanFigures; words: PlannerWords }

/**
 * From people or litres to containers, dates and stock; the plan follows every change and stands in the address. The
 * plan of an example stands there from the beginning.
 */
export function SupplyPlanner({ figures, words }: SupplyPlannerProps) {
  const form = useRef<HTMLFormElement>(null)
  const monthControl = useRef<HTMLSelectElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const chart = useRef<HTMLDivElement>(null)
  const { said } = words
  const state = usePlan(form, monthControl, said)
  const { ports, loadPorts, port, unknown, place, portInput } = useChosenPort(state)
  const { input, address, ready } = state

  const plan = input && supplyPlan(input, figures)
  const part = plan && plannedPart(plan, figures)
  const way = port && seaWay(port.miles, figures)
  // A built page does not know on which day it is read.
  const today = ready ? dayOf(Date.now()) : undefined

  function submit(): void {
    const first = state.check()
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else reveal(outcome)
  }

  return (
    <div className="planner">
      <div className="columns planner-top">
        <div className="planner-form">
          <PlanForm
            form={form}
            words={words}
            errors={state.errors}
            ready={ready}
            litresADay={state.litresADay}
            minimumADay={figures.minimumADay}
            months={state.months ?? monthsOfAYear(said.language)}
            monthControl={monthControl}
            onChange={state.change}
            onLeave={state.leave}
            onSubmit={submit}
          >
            <PortField
              words={words.port}
              said={said.form.port}
              language={said.language}
              ready={ready}
              input={portInput}
              ports={ports}
              unknown={unknown}
              onTouch={loadPorts}
              onChoose={state.setPort}
              onMap={() => {
                loadPorts()
                chart.current?.querySelector('details')?.setAttribute('open', '')
                reveal(chart)
              }}
            />
          </PlanForm>
        </div>
        <div className="planner-outcome" ref={outcome} tabIndex={-1}>
          <p className="sr-only" role="status">
            {plan && announced({ words, figures, input, plan })}
          </p>
          {input && plan && address ? (
            <>
              <PlanOutcome
                words={words}
                figures={figures}
                input={input}
                plan={plan}
                example={state.example}
              />
              <PlanActions
                words={words.actions}
                said={said}
                input={input}
                plan={plan}
                place={place}
                address={address}
              />
            </>
          ) : (
            <Invitation words={words} mend={state.wrong} />
          )}
          <div className="planner-chart" ref={chart} tabIndex={-1} data-empty={!port || undefined}>
            <FoldedOnPhones summary={words.way.heading}>
              {ready ? (
                <Suspense fallback={<StillChart words={words.way} />}>
                  <SeaChart
                    words={words.way}
                    said={said}
                    ports={ports}
                    port={port}
                    way={way}
                    figures={figures}
                    onTouch={loadPorts}
                    onChoose={state.setPort}
                  />
                </Suspense>
              ) : (
                <StillChart words={words.way} />
              )}
            </FoldedOnPhones>
          </div>
        </div>
      </div>
      {input && part && address && (
        <>
          <StockPart words={words.stock} said={said} input={input} plan={part} />
          <LoadCalendar
            words={words.loads}
            said={said}
            figures={figures}
            calendar={
              today
                ? planCalendar(input, part, { figures, way, leadWeeks: port?.leadWeeks, today })
                : undefined
            }
            regions={!port?.leadWeeks}
          />
          {ready && <PlanOnPaper said={said} input={input} address={address} place={place} />}
        </>
      )}
    </div>
  )
}

/** Brings a part into view from its top: focus alone leaves what is taller than the window where it is. */
function reveal(part: RefObject<HTMLElement | null>): void {
  part.current?.scrollIntoView({ block: 'start' })
  part.current?.focus({ preventScroll: true })
}
