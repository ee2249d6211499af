/** The running site on a copy of its sources, where an editor may publish. */
import { cp, mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySite, sharePictures } from '../../../tools/site-copy.ts'
import { slowed } from './slow-processor.ts'
import { test as base } from './team-site.ts'

export { expect } from './team-site.ts'

export const test = base.extend<object, { sourcesFolder: string }>({
  sourcesFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'desk-site-'))
      await copySite(folder, [])
      for (const part of ['bin', 'package-lock.json']) {
        await cp(part, join(folder, part), { recursive: true })
      }
      const live = await readlink('dist')
      await cp(live, join(folder, live), { recursive: true })
      await symlink(live, join(folder, 'dist'))
      await sharePictures(folder)
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 * slowed },
  ],
})
