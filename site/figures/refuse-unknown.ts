import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { pairs } from './pairs.ts'
import { registry } from './registry.ts'

type Choices = {
  withheld: readonly string[]
  changed: Readonly<Record<string, readonly number[] | undefined>>
  settled: Readonly<Record<string, string | undefined>>
}

/** Throws, with the field, where the owner withholds, changes or settles what is no figure, pair or reading of ours. */
export function refuseUnknown({ withheld, changed, settled }: Choices): void {
  withheld.forEach((key, place) => {
    if (!Object.hasOwn(registry, key)) refuse(`withheld.${place}`, `There is no figure ${key}.`)
  })
  for (const [key, numbers] of Object.entries(changed)) {
    const [, figure] = Object.entries(registry).find(([name]) => name === key) ?? []
    if (!figure) refuse(`changed.${key}`, 'There is no such figure.')
    else if (!figure.given) refuse(`changed.${key}`, 'It follows from other figures; change those.')
    else if (figure.given.length !== numbers?.length) {
      refuse(`changed.${key}`, `Enter ${figure.given.length} numbers.`)
    }
  }
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
