/**
 * Runs the site with hot reload (port 3000) and the server that restarts on
 * change (port 3001) together; calls to the server pass through the site's port.
 * The server publishes the last build, so build once before the first start.
 */
import { type ChildProcess, spawn } from 'node:child_process'

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001', PUBLIC_URL: 'http://localhost:3000' },
  }),
  spawn('node_modules/.bin/astro', ['dev', '--port', '3000'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// One without the other is of no use.
for (const child of children) child.on('exit', stop)
