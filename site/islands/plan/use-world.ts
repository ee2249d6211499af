import { useEffect, useState } from 'react'
import { type WorldChart, worldChartPath } from '../../../contract/port-chart.ts'

/** The coasts of the chart, fetched when it is first shown; undefined until they are there. */
export function useWorld(): WorldChart | undefined {
  const [world, setWorld] = useState<WorldChart>()
  useEffect(() => {
    fetch(worldChartPath)
      .then((answer) => answer.json())
      .then(setWorld)
      // Without coasts the field and the estimate still work.
      .catch(() => undefined)
  }, [])
  return world
}
