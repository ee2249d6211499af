import { worldPicture } from '../../../contract/port-chart.ts'
import type { WayWords } from './planner-words.ts'
import './SeaChart.css'

/** What stands in the chart's place until it runs. */
export function StillChart({ words }: { words: WayWords }) {
  return (
    <section className="sea-chart">
      <h3>{words.heading}</h3>
      <p className="sea-chart-said">{words.note}</p>
      <div className="sea-chart-sheet">
        <WorldPicture />
      </div>
    </section>
  )
}

/** The coasts alone. */
export function WorldPicture() {
  const { path, width, height } = worldPicture
  return <img src={path} width={width} height={height} alt="" loading="lazy" decoding="async" />
}
