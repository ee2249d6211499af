import type { BackupEngine } from './backup-engine.ts'

/** Notes what was done for the launch list. The backup is good without the note: what hinders it is said, and nothing more. */
export async function noteWhat(
  engine: BackupEngine,
  what: 'backup' | 'restore',
  at: Date,
): Promise<void> {
  try {
    await engine.note(what, at)
  } catch (error) {
    const { message } = error as Error
    process.stderr.write(`The launch list was not told: ${message.split('\n')[0]}\n`)
  }
}
