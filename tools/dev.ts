/**
 * Runs the site with hot reload (port 3000) and the server that restarts on
 * change (port 3001) together; calls to the server pass through the site's port.
 * The server publishes the last build and refuses to start without one, so the first
 * start builds.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }

if (!existsSync('dist/published.json')) {
  spawnSync('node_modules/.bin/astro', ['build'], { stdio: 'inherit', env: environment })
}

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...environment, PORT: '3001', PUBLIC_URL: 'http://localhost:3000' },
  }),
  spawn('node_modules/.bin/astro', ['dev', '--port', '3000'], {
    stdio: 'inherit',
    env: { ...environment, PUBLIC_URL: 'http://localhost:3000' },
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// One without the other is of no use.
for (const child of children) child.on('exit', stop)
