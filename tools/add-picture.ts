/**
 * Adds a photograph of the owner's to the site: encodes it in the widths and formats that browsers choose from, lists it
 * in `site/assets/pictures.json`, and writes what it shows into `site/words/pictures/en.json`. A page then shows it with
 * `picture('name')`. Under the name of a picture that is there, it takes its place.
 *
 *     npm run add-picture -- ~/photos/quay.jpg quay 'Containers on the quay at dawn.'
 *
 * The name is lower case with hyphens; the last words are for those who cannot see the picture. Photographs stay out
 * of the media packs, whose note speaks of renderings.
 */
import { basename } from 'node:path'
import sharp from 'sharp'
import { cutPortrait, encodeLandscape, encodePortrait, toneOf } from '../media/encode.ts'
import { writeAlternative, writeEntry } from '../media/index.ts'

const [file, name, alt] = process.argv.slice(2)
if (!file || !name || !alt) {
  console.error("Usage: npm run add-picture -- FILE NAME 'What the picture shows.'")
  process.exit(2)
}
if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) {
  console.error(`${name} is no name for a picture: use lower case letters, digits and hyphens.`)
  process.exit(2)
}

const shape = await encodeLandscape(name, sharp(file).rotate())
const portrait = await encodePortrait(name, await cutPortrait(file, 0.5))
await writeEntry(name, {
  ...shape,
  portrait,
  loop: null,
  kind: 'photograph',
  tone: await toneOf(file),
})
await writeAlternative(name, alt)
console.log(`${basename(file)} is on the site as ${name}.`)
