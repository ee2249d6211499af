import { useCallback, useRef, useState } from 'react'
import { type PortChart, portChartPath, unpackPorts } from '../../../contract/port-chart.ts'

export type Ports =
  | { state: 'waiting' | 'loading' | 'failed' }
  | { state: 'loaded'; chart: PortChart }

/** The list of ports, fetched once, when it is first wanted. */
export function usePorts() {
  const [ports, setPorts] = useState<Ports>({ state: 'waiting' })
  const requested = useRef(false)

  const loadPorts = useCallback(async () => {
    if (requested.current) return
    requested.current = true
    setPorts({ state: 'loading' })
    try {
      const answer = await fetch(portChartPath)
      if (!answer.ok) throw new Error(`${portChartPath}: ${answer.status}`)
      setPorts({ state: 'loaded', chart: unpackPorts(await answer.json()) })
    } catch {
      // Offline, most likely: the next touch asks again.
      requested.current = false
      setPorts({ state: 'failed' })
    }
  }, [])

  return { ports, loadPorts }
}
