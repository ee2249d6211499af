import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { mimeMessage } from './mime-message.ts'
import type { SendMail } from './send-mail.ts'

/**
 * Writes each mail into a folder instead of sending it, for a site without a
 * mail server. A mail has one file name for ever, so a second attempt replaces
 * the first instead of doubling it; a reader never sees half a file.
 */
export function localMailbox(directory: string): SendMail {
  return async ({ id, message }) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const time = new Date(message.date).toISOString().replace(/[-:]|\.\d+/g, '')
    const file = join(directory, `${time}-${id.replace(/[^a-z0-9.-]/gi, '_')}.eml`)
    const partial = `${file}.${process.pid}.partial`
    const handle = await open(partial, 'w', 0o600)
    try {
      await handle.writeFile(await mimeMessage(id, message))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partial, file)
    await syncDirectory(directory)
  }
}

/** A rename survives a power cut only once its folder is on disk. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
