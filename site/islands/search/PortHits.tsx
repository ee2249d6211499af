import { useEffect, useState } from 'react'
import { planFields } from '../../../contract/plan-address.ts'
import {
  type PackedPorts,
  type Port,
  portChartPath,
  unpackPorts,
} from '../../../contract/port-chart.ts'
import { addressIn, pageLanguage } from '../../../contract/words/language.ts'
import { folded } from './search-terms.ts'

const most = 6

let loading: Promise<readonly Port[]> | undefined

/** The ports, once; none where they do not arrive. */
function loadPorts(): Promise<readonly Port[]> {
  loading ??= fetch(portChartPath)
    .then(async (answer) => unpackPorts((await answer.json()) as PackedPorts).ports)
    .catch(() => {
      loading = undefined
      return []
    })
  return loading
}

/** Ports whose names begin with what is looked for; each opens the planner with itself as the port of arrival. */
export function PortHits({ query, about }: { query: string; about: string }) {
  const [ports, setPorts] = useState<readonly Port[]>([])
  useEffect(() => {
    void loadPorts().then(setPorts)
  }, [])
  const planner = addressIn('/access-bulk-water', pageLanguage(location.pathname))
  const wanted = folded(query).trim()
  const hits = ports.filter(({ name }) => folded(name).startsWith(wanted)).slice(0, most)
  if (wanted.length < 3 || hits.length === 0) return null
  return (
    <ul>
      {hits.map(({ code, name, country }) => (
        <li key={code}>
          <a className="search-line" href={`${planner}?${planFields.port}=${code}#plan`}>
            <b>
              {name}, {country}
            </b>
            <span className="search-words">{about}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
