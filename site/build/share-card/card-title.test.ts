import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { routesIn } from '../../content/routes.ts'

// As a build loads it: the fonts come with the colours of the stylesheets, which Vitest leaves empty.
const { module } = await runnerImport<typeof import('./card-title.ts')>(
  resolve('site/build/share-card/card-title.ts'),
)

const room = { x: 72, baseline: 502, width: 430, sizes: [116, 108, 100] } as const

test.each(routesIn('en').map(({ name }) => name))(
  '%s stays within its room, however long it is',
  (name) => {
    const { path, top } = module.cardTitle(name, room)
    const across = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
    expect(Math.min(...across)).toBeGreaterThan(60)
    expect(Math.max(...across)).toBeLessThan(room.x + room.width + 1)
    expect(top).toBeGreaterThan(100)
  },
)
