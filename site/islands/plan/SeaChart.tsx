import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { seaWayInWords } from '../../../contract/plan-words.ts'
import { type Port, portsNear, wayOnChart } from '../../../contract/port-chart.ts'
import type { SeaWay } from '../../../contract/supply-calendar.ts'
import type { PlanFigures } from '../../../contract/supply-plan.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import { WorldSheet } from '../../graphics/plan/WorldSheet.tsx'
import { portText } from './PortField.tsx'
import type { WayWords } from './planner-words.ts'
import './SeaChart.css'
import { Kept } from './Kept.tsx'
import { WorldPicture } from './StillChart.tsx'
import type { Ports } from './use-ports.ts'
import { useWidth } from './use-width.ts'
import { useWorld } from './use-world.ts'

/** Ports that are offered after a tap: a finger covers several. */
const near = 7

type SeaChartProps = {
  words: WayWords
  said: PlanWords
  ports: Ports
  port: Port | undefined
  way: SeaWay | undefined
  figures: PlanFigures
  /** The list of ports is wanted. */
  onTouch: () => void
  onChoose: (port: string | undefined) => void
}

/** The world's ports to tap, and the way by sea to the chosen one. */
export function SeaChart({
  words,
  said,
  ports,
  port,
  way,
  figures,
  onTouch,
  onChoose,
}: SeaChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const world = useWorld()
  const [tapped, setTapped] = useState<readonly [x: number, y: number]>()
  const chart = ports.state === 'loaded' ? ports.chart : undefined
  const neighbours = chart && tapped ? portsNear(chart.ports, tapped, near) : []

  const caption = port && way ? seaWayInWords(portText(port), way, figures, said) : words.note

  // The list may come after the tap that wanted it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap chooses once.
  useEffect(() => {
    if (chart && tapped) onChoose(portsNear(chart.ports, tapped, 1)[0]?.code)
  }, [chart, tapped])

  // The keyboard chooses by typing, in the field of the port.
  function tap(event: MouseEvent<HTMLDivElement>): void {
    if (!world) return
    const box = event.currentTarget.getBoundingClientRect()
    const scale = world.width / box.width
    setTapped([(event.clientX - box.left) * scale, (event.clientY - box.top) * scale])
    onTouch()
  }

  return (
    <section className="sea-chart">
      <h3>{words.heading}</h3>
      <p className="sea-chart-said">
        <Kept text={caption} />
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see `tap`. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see `tap`. */}
      <div className="sea-chart-sheet" ref={frame} onClick={tap} onPointerEnter={onTouch}>
        {world && width ? (
          <WorldSheet
            world={world}
            width={width}
            title={words.title}
            description={caption}
            origin={words.from}
            ports={chart?.ports ?? []}
            chosen={port}
            way={chart && port ? wayOnChart(chart, port) : ''}
          />
        ) : (
          <WorldPicture />
        )}
      </div>
      {neighbours.length > 0 && (
        <div className="sea-chart-near">
          <p className="label" id="sea-chart-near">
            {words.near}
          </p>
          <ul aria-labelledby="sea-chart-near">
            {neighbours.map((neighbour) => (
              <li key={neighbour.code}>
                <button
                  type="button"
                  aria-pressed={neighbour.code === port?.code}
                  onClick={() => onChoose(neighbour.code)}
                >
                  {portText(neighbour)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
