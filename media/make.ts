/**
 * Makes pictures: `node media/make.ts lagoon` one, `node media/make.ts` all that are
 * out of date, `--list` says which. A picture is out of date when its recipe, or a
 * source it is drawn by, is no longer what `media/made.json` says it was made with.
 */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawLoop, drawStill, loopSize, recipeKey } from './draw.ts'
import { cutPortrait, encodeLandscape, encodePortrait, toneOf } from './encode.ts'
import { readIndex, requireAlternative, writeEntry } from './index.ts'
import { encodeLoop, type Seams } from './loop.ts'
import { pictures } from './manifest.ts'
import type { Picture } from './recipe.ts'
import { fingerprint } from './workshop.ts'

const recordFile = 'media/made.json'

interface Made {
  recipe: string
  /** On two shared cores, rendering included. */
  seconds: { still: number; portrait: number; loop: number }
  seams: Seams | null
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = asked.filter((name) => !(name in pictures))
if (unknown.length > 0) throw new Error(`Not in the manifest: ${unknown.join(', ')}`)

async function readRecord(): Promise<Record<string, Made>> {
  return JSON.parse(await readFile(recordFile, 'utf8'))
}

const made = await readRecord()
for (const [name, picture] of Object.entries(pictures)) {
  const recipe = await pictureKey(picture)
  const wanted = asked.length > 0 ? asked.includes(name) : made[name]?.recipe !== recipe
  if (!wanted) continue
  console.log(`${name}: ${made[name] ? 'again' : 'new'}`)
  if (process.argv.includes('--list')) continue
  const entry = { recipe, ...(await make(name, picture)) }
  // Another picture may have been made meanwhile.
  const record = { ...(await readRecord()), [name]: entry }
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  console.log(`${name}: ${JSON.stringify(entry)}`)
}

// Another kind needs no new pixels; a photograph in a drawing's place stays one.
for (const [name, entry] of Object.entries(await readIndex())) {
  const { kind } = pictures[name] ?? entry
  if (entry.kind !== 'photograph' && kind !== entry.kind) await writeEntry(name, { ...entry, kind })
}

async function pictureKey({ still, portrait, loop }: Picture): Promise<string> {
  const upright = 'cut' in portrait ? portrait : await recipeKey(portrait)
  return fingerprint(await recipeKey(still), upright, loop)
}

async function make(name: string, { kind, still, portrait, loop }: Picture) {
  await requireAlternative(name)
  const landscape = await drawStill(name, still)
  const upright = 'cut' in portrait ? null : await drawStill(`${name}-portrait`, portrait)
  const moving = loop ? await drawLoop(name, still) : null
  const seams = moving ? await encodeLoop(name, moving.file, loop === 'smooth') : null
  const source = 'cut' in portrait ? await cutPortrait(landscape.file, portrait.cut) : null
  await writeEntry(name, {
    ...(await encodeLandscape(name, sharp(landscape.file))),
    portrait: await encodePortrait(name, source ?? sharp(upright?.file)),
    loop: loop ? { width: loopSize.width, height: loopSize.height } : null,
    kind,
    tone: await toneOf(landscape.file),
  })
  const seconds = {
    still: landscape.seconds,
    portrait: upright?.seconds ?? 0,
    loop: moving?.seconds ?? 0,
  }
  return { seconds, seams }
}
