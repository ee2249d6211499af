import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeskCatalogue, deskPatience } from '../../contract/site-desk.ts'
import { inStepFiles } from '../../contract/words/in-step.ts'
import { reviewsFile } from '../../contract/words/reviews.ts'
import { runCommand } from './run-command.ts'
import { editableFiles } from './sources.ts'

/** What the project says of its words, asked again once one of its files has changed. */
export function catalogueOf(root: string): () => Promise<DeskCatalogue> {
  let known: { state: string; catalogue: Promise<DeskCatalogue> } | undefined
  return async () => {
    const state = await stateOf(root)
    if (known?.state !== state) {
      const catalogue = ask(root)
      known = { state, catalogue }
      catalogue.catch(() => {
        known = undefined
      })
    }
    return known.catalogue
  }
}

async function stateOf(root: string): Promise<string> {
  const states = [...editableFiles(root), reviewsFile, ...inStepFiles].map(async (file) => {
    // While nobody has reviewed or compared anything there is no file of it.
    const found = await stat(join(root, file)).catch(() => undefined)
    return `${file} ${found?.size} ${found?.mtimeMs}`
  })
  return (await Promise.all(states)).join('\n')
}

async function ask(root: string): Promise<DeskCatalogue> {
  const answer = await runCommand(
    root,
    [process.execPath, 'tools/site-desk/catalogue.ts'],
    deskPatience,
  )
  if (!answer.ok) throw new Error(`The sources cannot be listed: ${answer.stderr}`)
  return JSON.parse(answer.stdout) as DeskCatalogue
}
