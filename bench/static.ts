/**
 * Pages, scripts and pictures a second from this server, and from nginx with the same packed files, in one run:
 * `npm run bench:static [-- SECONDS CONNECTIONS]`. Needs a build and Debian's nginx, wrk and
 * libnginx-mod-http-brotli-static. Both serve in the clear on the loopback; the load generator takes a part of the
 * same cores.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PublishedFile } from '../contract/published-file.ts'
import { eventually } from '../tests/support/eventually.ts'
import { freePort } from '../tests/support/free-port.ts'
import { kill, spawnChild, untilServing } from '../tests/support/server-child.ts'

const seconds = Number(process.argv[2] ?? 5)
const connections = Number(process.argv[3] ?? 32)
const rounds = 3

const site = await realpath('dist')
const published = JSON.parse(readFileSync(join(site, 'published.json'), 'utf8')) as PublishedFile[]

/** What is asked for: the first page, one of our scripts, one of its pictures. */
const asked = {
  'the page /': '/',
  'a script': pathOf(/\/_astro\/.*\.js$/),
  'a picture of a phone': pathOf(/\/_astro\/.*640.*\.avif$|\/_astro\/.*\.avif$/),
}

const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
const [own, nginx] = [await startOwn(), await startNginx()]
try {
  console.log(
    `${connections} connections, median of ${rounds} runs of ${seconds} s, answers a second (p99, ms)\n`,
  )
  console.log('| | this server | nginx |\n|---|---:|---:|')
  for (const [name, path] of Object.entries(asked)) {
    const results = { own: [] as Result[], nginx: [] as Result[] }
    for (let round = 0; round < rounds; round += 1) {
      results.own.push(await load(own.origin + path))
      results.nginx.push(await load(nginx.origin + path))
    }
    console.log(`| ${name} | ${median(results.own)} | ${median(results.nginx)} |`)
  }
  const memory = /VmRSS:\s+(\d+) kB/.exec(
    readFileSync(`/proc/${own.child.pid}/status`, 'utf8'),
  )?.[1]
  console.log(`\nMemory of this server after it: ${Math.round(Number(memory) / 1024)} MB`)
} finally {
  await kill(own)
  await nginx.end()
  await rm(folder, { recursive: true, force: true })
}

type Result = { perSecond: number; slowest: number }

function pathOf(pattern: RegExp): string {
  const found = published.find(({ path }) => pattern.test(path))
  if (!found) throw new Error(`The build holds nothing like ${pattern}`)
  return found.path
}

async function startOwn() {
  const server = spawnChild(process.cwd(), { DATA_DIR: join(folder, 'data') })
  return untilServing(server)
}

/** nginx over the same folder: packed files as they are, no log. */
async function startNginx() {
  const port = await freePort()
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'nginx'))
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    file,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
user root;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  open_file_cache max=1000;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/nginx/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    brotli_static on;
    location / { try_files $uri $uri.html /index.html; }
  }
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${port}`
  await eventually('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error('nginx ended')
    return (await fetch(origin).catch(() => undefined))?.ok === true
  })
  const end = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { origin, end }
}

async function load(address: string): Promise<Result> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--latency', '--header', 'accept-encoding: br', address],
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${address} was refused:\n${stdout}`)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1
  return { perSecond, slowest: Number(value) * milliseconds }
}

function median(results: Result[]): string {
  const sorted = results.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return `${Math.round(middle?.perSecond ?? 0).toLocaleString('en')} (${middle?.slowest.toFixed(1)})`
}
