import { spawn } from 'node:child_process'
import { dirname } from 'node:path'

/** What a build reads of the environment; secrets of the server are not handed on. */
const passedOn = [
  ...['PUBLIC_URL', 'PUBLIC_ANON_KEY', 'MAIL_GENERAL', 'MAIL_PARTNERSHIPS', 'MAIL_INVESTORS'],
  ...['HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'],
]

export type Finished = { ok: boolean; stdout: string; stderr: string }

/** Runs a command of the project in a folder; ended with all it has started after `patience` milliseconds. */
export function runCommand(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  patience: number,
): Promise<Finished> {
  const environment = Object.fromEntries(
    passedOn.flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    })
    const written = { stdout: '', stderr: '' }
    child.stdout.on('data', (text) => {
      written.stdout += text
    })
    child.stderr.on('data', (text) => {
      written.stderr += text
    })
    const killAll = () => {
      if (child.pid) {
        try {
          process.kill(-child.pid, 'SIGKILL')
        } catch {
          // It has ended by itself.
        }
      }
    }
    const timer = setTimeout(killAll, patience)
    // A build whose server ends is of no use to anybody.
    process.once('exit', killAll)
    const end = (ok: boolean) => {
      clearTimeout(timer)
      process.removeListener('exit', killAll)
      resolve({ ok, ...written })
    }
    child.once('error', (error) => {
      written.stderr += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
