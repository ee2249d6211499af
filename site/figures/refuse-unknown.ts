import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { pairs } from './pairs.ts'
import { registry } from './registry.ts'

type Choices = {
  withheld: readonly string[]
  settled: Readonly<Record<string, string | undefined>>
}

/** Throws, with the field, where the owner withholds or settles what is no figure, pair or reading of ours. */
export function refuseUnknown({ withheld, settled }: Choices): void {
  withheld.forEach((key, place) => {
    if (!Object.hasOwn(registry, key)) refuse(`withheld.${place}`, `There is no figure ${key}.`)
  })
  for (const [pair, reading] of Object.entries(settled)) {
    const readings = Object.entries(pairs).find(([name]) => name === pair)?.[1]
    if (!readings) refuse(`settled.${pair}`, 'There is no such pair.')
    else if (!Object.hasOwn(readings, reading ?? '')) {
      const known = Object.keys(readings).join(' or ')
      refuse(`settled.${pair}`, `${reading} is no reading of it; enter ${known}.`)
    }
  }
}

function refuse(field: string, what: string): never {
  throw new Error(`${ownerSettingsFile}: ${field}: ${what}`)
}
