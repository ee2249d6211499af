/** The steps of `deploy/Dockerfile`, run by a shell in folders of their own: there is no Docker in a test. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { sharePictures } from '../../tools/site-copy.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { callFunction, contactFields } from '../support/lead-calls.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, file), 'utf8')
const downloads = 'dist/downloads'

/** One instruction of a Dockerfile, its lines joined: `['RUN', 'npm ci']`. */
type Instruction = readonly [name: string, rest: string]

/** The stages of the Dockerfile, each from its `FROM` on. */
async function stages(): Promise<Instruction[][]> {
  const lines = (await read('deploy/Dockerfile'))
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const found: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') found.push([])
    found.at(-1)?.push([name, rest])
  }
  return found
}

const restsOf = (stage: readonly Instruction[], name: string) =>
  stage.filter(([given]) => given === name).map(([, rest]) => rest)

/** The paths that the build may read. */
async function context(): Promise<string[]> {
  const lines = (await read('deploy/Dockerfile.dockerignore')).split('\n')
  return lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
}

test('every stage begins with the pinned Node, and the last runs as nobody who owns its files', async () => {
  const pinned = /^node_version=(.*)$/m.exec(await read('bin/prepare.sh'))?.[1]
  const all = await stages()
  expect(all).toHaveLength(2)
  // By its digest where a build counts.
  expect(await read('deploy/Dockerfile')).toContain(
    `ARG NODE_IMAGE=node:${pinned}-bookworm-slim\nFROM`,
  )
  expect(await read('deploy/compose.yaml')).toContain(
    `NODE_IMAGE: node:${pinned}-bookworm-slim@\${NODE_DIGEST:?`,
  )
  for (const [[name, image] = []] of all) {
    expect(name).toBe('FROM')
    expect(image).toMatch(/^\$\{NODE_IMAGE\}/)
  }
  const last = all[1] ?? []
  expect(restsOf(last, 'USER')).toEqual(['node'])
  expect(restsOf(last, 'COPY')).toEqual(['--from=build /gathered ./'])
  expect(restsOf(last, 'HEALTHCHECK')).toHaveLength(1)
})

test('what the build may read exists, and every copied file is among it', async () => {
  const allowed = await context()
  for (const path of allowed)
    await expect(read(path).catch(codeOf), path).resolves.not.toBe('ENOENT')
  const [build = []] = await stages()
  for (const rest of restsOf(build, 'COPY')) {
    const sources = rest.split(' ').slice(0, -1)
    for (const source of sources) if (source !== '.') expect(allowed).toContain(source)
  }
})

const codeOf = (error: NodeJS.ErrnoException) => error.code

test('its steps build a folder from which another user, who can write nothing in it, serves the site', {
  timeout: 300_000,
}, async () => {
  const [build = [], last = []] = await stages()
  const folder = await temporaryFolder()
  const [app, gathered, data] = ['app', 'gathered', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const path of await context()) {
    await mkdir(join(app, dirname(path)), { recursive: true })
    await cp(join(root, path), join(app, path), { recursive: true })
  }
  // Installed and encoded already, here as in the layers of an image.
  await symlink(join(root, 'node_modules'), join(app, 'node_modules'))
  await sharePictures(app)
  const steps = restsOf(build, 'RUN')
  expect(steps[0]).toMatch(/^npm ci --omit=dev/)
  for (const step of steps.slice(1)) {
    const command = step.replace('/gathered', gathered)
    const env = { PATH: process.env.PATH ?? '', PUBLIC_URL: '' }
    await promisify(execFile)('sh', ['-ec', command], { cwd: app, env })
  }
  // Set again, in another folder, every document and pack has the same bytes. Those of a build with an address name it.
  const compared = process.env.PUBLIC_URL ? [] : await readdir(join(root, downloads))
  for (const name of compared) {
    const again = await readFile(join(app, downloads, name))
    expect(Buffer.compare(again, await readFile(join(root, downloads, name))), name).toBe(0)
  }
  const packages = await readdir(join(gathered, 'node_modules'))
  expect(packages).toContain('fastify')
  expect(packages).not.toContain('astro')
  expect(packages).not.toContain('sharp')

  const [, port] = [await mkdir(data), await freePort()]
  const user = await stranger(folder, data)
  const environment = Object.fromEntries(
    restsOf(last, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
  )
  const env = { ...environment, PATH: process.env.PATH, PORT: String(port), DATA_DIR: data }
  const [program = '', ...words] = JSON.parse(restsOf(last, 'CMD')[0] ?? '[]') as string[]
  expect(program).toBe('node')
  // The other user may not enter the folder that holds this one, as below a home or `mktemp -d`.
  const node = join(folder, 'node')
  await copyFile(process.execPath, node)
  const server = spawn(node, words, { cwd: gathered, env, ...user })
  let log = ''
  server.stderr.on('data', (text) => {
    log += text
  })
  onTestFinished(async () => {
    if (server.exitCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  })
  const health = JSON.parse(
    /CMD (\[.*\])/.exec(restsOf(last, 'HEALTHCHECK')[0] ?? '')?.[1] ?? '[]',
  ) as string[]
  const isHealthy = () =>
    promisify(execFile)(process.execPath, health.slice(1), { env }).then(
      () => true,
      () => false,
    )
  await eventually(
    'its own check finds it healthy',
    () => {
      if (server.exitCode !== null) throw new Error(log)
      return isHealthy()
    },
    60,
  )
  const origin = `http://localhost:${port}`
  expect(await (await fetch(origin)).text()).toContain(`href="${origin}/"`)
  expect((await callFunction(origin, 'send-contact-email', contactFields())).status).toBe(200)
  // Set with the fonts and packages that were gathered.
  const plan = 'for=town&people=300&litres=50&time=12&unit=months&reserve=14&month=2027-03'
  const sheet = await fetch(`${origin}/functions/v1/plan.pdf?${plan}`)
  expect(sheet.headers.get('content-type')).toBe('application/pdf')
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await isHealthy()).toBe(false)
})

/** Somebody else than the owner of the files, where the test may choose; the data is theirs alone. */
async function stranger(folder: string, data: string): Promise<{ uid?: number; gid?: number }> {
  await chmod(folder, 0o755)
  await chmod(data, 0o700)
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  await chown(data, nobody.uid, nobody.gid)
  return nobody
}
