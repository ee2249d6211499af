/** The charts of the supply planner: the coasts, and every port with its way from Iceland, placed on the sheet at build time. */

import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { leadWeeksNamed, regionOfPort } from '../../contract/lead-weeks.ts'
import {
  type Port,
  type PortChart,
  type WorldChart,
  worldPicture,
} from '../../contract/port-chart.ts'
import { seaPorts } from '../../contract/sea-ports/sea-ports.ts'
import { seaWayTo } from '../../contract/sea-ports/sea-ways.ts'
import { siteConfig } from '../../site.config.ts'
import { coasts, graticule } from '../graphics/world/land.ts'

type Place = [lon: number, lat: number]

/** The whole world between the Arctic and Tierra del Fuego, cut through the Bering Strait, where no way passes. */
const sheet = { width: worldPicture.width, height: worldPicture.height }
const projection = () =>
  geoNaturalEarth1()
    .rotate([-11, 0])
    .scale(234)
    .translate([sheet.width / 2, 310])

export function worldChart(): WorldChart {
  const [start = [0, 0]] = seaWayTo(seaPorts[0]?.code ?? '')
  return {
    ...sheet,
    coasts: coasts(projection),
    graticule: graticule(projection()),
    iceland: placed(start as Place),
  }
}

function placed(place: Place): [x: number, y: number] {
  const [x = 0, y = 0] = projection()(place) ?? []
  return [Math.round(x), Math.round(y)]
}

/** Every port with its way; a leg that several ways share is drawn once. */
export function portChart(): PortChart {
  // Whole units: finer ones would weigh as much as all names.
  const draw = geoPath(projection().precision(1.5)).digits(0)
  const legs: [path: string, before: number][] = []
  const known = new Map<string, number>()

  function legOf(from: Place, to: Place, before: number): number {
    const key = `${before} ${from} ${to}`
    const index = known.get(key)
    if (index !== undefined) return index
    // A great circle, parted where it leaves the sheet on one side and comes back on the other.
    const path = draw({ type: 'LineString', coordinates: [from, to] }) ?? ''
    // The next leg begins where the one before it ends.
    const added = legs.push([before < 0 ? path : path.replace(/^M[^LM]*/, ''), before]) - 1
    known.set(key, added)
    return added
  }

  const named = leadWeeksNamed(siteConfig.leadTimes)
  const ports = seaPorts.map(({ code, name, country, nm, canal, lat, lon, also }): Port => {
    const way = seaWayTo(code)
    let leg = -1
    for (const [at, to] of way.entries()) {
      const from = way[at - 1]
      if (from) leg = legOf(from, to, leg)
    }
    const [x, y] = placed([lon, lat])
    const leadWeeks = named[regionOfPort(code)]
    const port = { code, name, country, miles: nm, leadWeeks, x, y, leg, also }
    return canal ? { ...port, canal } : port
  })
  return { ports, legs }
}
