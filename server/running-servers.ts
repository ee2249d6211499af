import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below the folder a server runs from: one file for each, named by its process. */
const folder = '.cache/servers'

export type RunningServer = {
  process: number
  port: number
  /** What the system says of the process's beginning: numbers of processes are used again. */
  begun: string
}

/** The servers that run from `root`, other than this process; notes of those that were killed are removed. */
export function otherServers(root = '.'): RunningServer[] {
  const notes = join(root, folder)
  return namesIn(notes).flatMap((name) => {
    const file = join(notes, name)
    const server = readNote(file)
    if (server && server.process !== process.pid && isRunning(server)) return [server]
    rmSync(file, { force: true })
    return []
  })
}

/** Notes that this process serves on `port`, until it ends. A folder that is read-only is served from without a note. */
export function noteServer(port: number): void {
  const file = join(folder, `${process.pid}.json`)
  const note: RunningServer = { process: process.pid, port, begun: beginning(process.pid) }
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(note))
  } catch {
    return
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function readNote(file: string): RunningServer | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningServer
  } catch {
    return undefined
  }
}

export function isRunning({ process: number, begun }: Omit<RunningServer, 'port'>): boolean {
  try {
    process.kill(number, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return beginning(number) === begun
}

/** Ticks since the start of the machine on Linux; elsewhere nothing, and the number alone must do. */
export function beginning(number: number): string {
  try {
    // The name of the program stands in brackets and may hold anything: the 20th field after it.
    return (
      readFileSync(`/proc/${number}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    )
  } catch {
    return ''
  }
}

/** As what is kept of work names it. */
export function ownProcess(): Omit<RunningServer, 'port'> {
  return { process: process.pid, begun: beginning(process.pid) }
}
