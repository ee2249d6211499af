import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail of the local mailbox; half-written ones of a crash count too. */
const mailFile = /\.eml(?:\.|$)/

/** The files of a local mailbox that concern an address: its notifications and every mail to it. */
export async function filesAbout(directory: string, address: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await mailFiles(directory)) {
    const file = join(directory, name)
    const header = name.includes('.notification.') ? 'reply-to' : 'to'
    if (partiesIn(await readFile(file, 'latin1'), header).includes(address.toLowerCase())) {
      found.push(file)
    }
  }
  return found
}

/** Deletes the mails that were written before an instant (epoch milliseconds); how many. */
export async function deleteFilesBefore(directory: string, instant: number): Promise<number> {
  // As `localMailbox` begins their names.
  const limit = new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
  const old = (await mailFiles(directory)).filter((name) => (name.split('-')[0] ?? '') < limit)
  for (const name of old) await rm(join(directory, name), { force: true })
  return old.length
}

async function mailFiles(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => mailFile.test(name)).sort()
  } catch (error) {
    // Nothing was ever mailed here.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The addresses of a header field, in lower case. */
function partiesIn(mail: string, field: string): string[] {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return lines
    .filter((line) => line.toLowerCase().startsWith(`${field}:`))
    .flatMap((line) => line.slice(field.length + 1).split(/[<>,;\s]+/))
    .map((part) => part.toLowerCase())
}
