import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { noteTranslations } from '../../server/site-desk/note-translations.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { recordReview } from '../reviewed.ts'
import { leftBehind } from './left-behind.ts'

const english = 'site/words/shared/en.json'
const french = 'site/words/shared/fr.json'
let folder: string

function put(file: string, words: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(words))
}

const told = () => leftBehind(folder, [english, french])
const compared = (...files: string[]) =>
  recordReview(folder, ['fr', '--in-step', ...files], '2026-12-01')

beforeEach(async () => {
  folder = await temporaryFolder()
  mkdirSync(join(folder, 'site/content'), { recursive: true })
  put(english, { sea: 'By sea', days: ['One day', 'Two days'] })
  put(french, { sea: 'Par mer', days: ['Un jour', 'Deux jours'] })
})

test('a text whose English changed is told with file, key and language until somebody has compared both', () => {
  expect(told()[0]).toBe(`fr: ${french}: 3 texts are not compared with English yet`)
  compared()
  expect(told()).toEqual([])

  put(english, { sea: 'By sea', days: ['One day', 'Three days'] })
  put(french, { sea: 'Par la mer', days: ['Un jour', 'Deux jours'] })
  const line = `fr: ${french}: days.1: English has changed since, and says “Three days”`
  expect(told()).toEqual([line, expect.stringContaining('--in-step')])
  compared(`${french}:sea`)
  expect(told()[0], 'another text was compared').toBe(line)
  expect(() => compared(`${french}:days.2`)).toThrow('days.2')
  compared(`${french}:days.1`)
  expect(told()).toEqual([])
})

test('what is published from the dashboard is in step, and what an older version brings back is to be compared', () => {
  compared()
  put(english, { sea: 'By ship', days: ['One day', 'Two days'] })
  put(french, { sea: 'En bateau', days: ['Un jour', 'Deux jours'] })
  const change = { file: french, key: 'sea', was: 'Par mer', now: 'En bateau' }
  expect(noteTranslations(folder, [change], false)).toEqual(['site/content/in-step-fr.json'])
  expect(told()).toEqual([])

  put(french, { sea: 'Par mer', days: ['Un jour', 'Deux jours'] })
  noteTranslations(folder, [{ ...change, was: change.now, now: change.was }], true)
  expect(told()[0]).toBe(`fr: ${french}: 1 text is not compared with English yet`)
})
