import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photographFile, photographsFolder } from '../../contract/photographs.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { photographProblems } from './photograph-problems.ts'

test('a photograph says what it shows in every published language, and takes the place of a picture', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, photographsFolder), { recursive: true })
  const photograph = {
    ...{ upload: '0123456789abcdef', width: 1600, height: 900, tone: '#123456' },
    ...{ focus: { x: 50, y: 50 }, alt: { en: 'A farm.' } },
  }
  const write = (name: string, value: unknown) =>
    writeFile(join(root, photographFile(name)), JSON.stringify(value))
  await write('farm', photograph)
  expect(photographProblems(root, ['en'])).toEqual([])
  await write('nowhere', photograph)
  await write('drop', { ...photograph, focus: { x: 101, y: 50 } })
  expect(photographProblems(root, ['en', 'fr'])).toEqual([
    expect.stringMatching(/drop\.json: focus\.x: /),
    `${photographFile('farm')}: alt.fr: Say what it shows, for those who cannot see it.`,
    `${photographFile('nowhere')}: upload: there is no picture of this name any more`,
  ])
})
