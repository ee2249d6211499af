import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { developmentPublicKey, functionPath } from '../contract/functions.ts'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { eventually } from '../tests/support/eventually.ts'
import { freePort } from '../tests/support/free-port.ts'
import { callFunction, contactFields } from '../tests/support/lead-calls.ts'
import { kill, untilServing } from '../tests/support/server-child.ts'
import { runServer, startServer } from '../tests/support/server-process.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { newDatabase } from '../tests/support/test-databases.ts'

async function builtFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  return folder
}

/** A message whose body of so many bytes is still to come. */
function unsentMessage(origin: string, bytes: number): ClientRequest {
  return request(origin + functionPath('send-contact-email'), {
    method: 'POST',
    headers: {
      apikey: developmentPublicKey,
      'content-type': 'application/json',
      'content-length': bytes,
    },
  })
}

test('a start with nothing set says where it serves and where mails go', async () => {
  const folder = await builtFolder()
  const { origin, output } = await startServer(folder, {})
  expect(output.stdout).toBe(`Serving on http://localhost:${new URL(origin).port}\n`)
  await callFunction(origin, 'send-contact-email', contactFields())
  await eventually('both mails are files', async () => {
    const files = await readdir(`${folder}/data/mail`).catch(() => [])
    return files.filter((file) => file.endsWith('.eml')).length === 2
  })
  expect(output.stderr).toContain('SMTP_URL is not set: mails are written into a folder')
})

test('a wrong environment value ends the start with one line that names it', async () => {
  const { code, stderr, stdout } = await runServer(await builtFolder(), { MAIL_GENERAL: 'nobody' })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe('MAIL_GENERAL must be an email address like name@company.com\n')
})

test('a missing build ends the start with one line that says what to do', async () => {
  const { code, stderr } = await runServer(await temporaryFolder(), {})
  expect(code).toBe(1)
  expect(stderr).toMatch(/^dist\/published\.json is missing [^\n]*build the site first[^\n]*\n$/)
})

test('an unreachable database ends the start with one line that names it', async () => {
  const databaseUrl = `postgres://nobody:secret@127.0.0.1:${await freePort()}/site`
  const { code, stderr } = await runServer(await builtFolder(), { DATABASE_URL: databaseUrl })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATABASE_URL [^\n]+\n$/)
  expect(stderr).not.toContain('secret')
})

test('a PostgreSQL that forgets in a power cut ends the start with one line that says so', async () => {
  const { databaseUrl } = await newDatabase('postgres')
  const forgetful = `${databaseUrl}?options=-c%20synchronous_commit%3Doff`
  const { code, stderr } = await runServer(await builtFolder(), { DATABASE_URL: forgetful })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATABASE_URL [^\n]*synchronous_commit = off[^\n]*\n$/)
})

test('a data folder that cannot be one ends the start with one line that names it', async () => {
  const folder = await builtFolder()
  await writeFile(`${folder}/file`, '')
  const { code, stderr } = await runServer(folder, { DATA_DIR: './file' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATA_DIR [^\n]+\n$/)
})

test('a taken port ends the start with one line that names it', async () => {
  const folder = await builtFolder()
  const { origin } = await startServer(folder, {})
  const { port } = new URL(origin)
  const second = await runServer(await builtFolder(), { PORT: port })
  expect(second.code).toBe(1)
  expect(second.stderr.trimEnd().split('\n').at(-1)).toMatch(/^PORT is in use by another process/)
})

test('bin/start serves what was built, without installing or building anything', async () => {
  const folder = await builtFolder()
  await mkdir(join(folder, 'bin'))
  for (const file of ['bin/start', 'bin/prepare.sh']) await cp(file, join(folder, file))
  for (const part of ['server', 'contract', 'site.config.ts', 'site.settings.json', '.runtime']) {
    if (existsSync(part)) await symlink(resolve(part), join(folder, part))
  }
  const child = spawn('bin/start', { cwd: folder, env: { PATH: process.env.PATH, PORT: '0' } })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => {
    output.stdout += text
  })
  child.stderr.on('data', (text) => {
    output.stderr += text
  })
  onTestFinished(() => kill({ child, output }))
  const { origin } = await untilServing({ child, output })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  expect(existsSync(join(folder, 'builds'))).toBe(false)
})

test('a start beside another server of the folder says which, and who holds its port', async () => {
  const folder = await builtFolder()
  const killed = await startServer(folder, {})
  await kill(killed)
  const { origin, child } = await startServer(folder, {})
  const { port } = new URL(origin)
  const beside = await startServer(folder, {})
  expect(beside.output.stdout.split('\n').slice(0, -2)).toEqual([
    `Another server runs from this folder: port ${port}, process ${child.pid}`,
  ])
  const refused = await runServer(folder, { PORT: port })
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain(
    `PORT is in use by the server that runs from this folder as process ${child.pid}`,
  )
})

test.for(['sqlite', 'postgres'] as const)(
  'four processes that start at once on one %s migrate it once',
  { timeout: 60_000 },
  async (engine) => {
    const folder = await builtFolder()
    const { dataDir, databaseUrl } = await newDatabase(engine, { bare: true })
    await mkdir(dataDir, { recursive: true })
    const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => startServer(folder, environment)),
    )
    const answers = await Promise.all(
      servers.map(({ origin }) => callFunction(origin, 'send-contact-email', contactFields())),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
  },
)

test('a stop finishes the request in flight and refuses new ones', async () => {
  const { child, origin } = await startServer(await builtFolder(), {})
  const body = JSON.stringify(contactFields())
  const answered = new Promise<number>((resolve, reject) => {
    const outgoing = unsentMessage(origin, Buffer.byteLength(body))
    outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    outgoing.on('error', reject)
    // Half the body before the stop, half after it.
    outgoing.write(body.slice(0, 20), () => {
      setTimeout(() => {
        child.kill('SIGTERM')
        setTimeout(() => outgoing.end(body.slice(20)), 300)
      }, 100)
    })
  })
  expect(await answered).toBe(200)
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  expect(code).toBe(0)
  await expect(fetch(origin)).rejects.toThrow()
})

test.each([
  ['that says nothing', '', 5_000],
  ['whose request stops half-way', 'GET / HTTP/1.1\r\nHo', 15_000],
])('a connection %s does not keep it from stopping', async (_which, sent, most) => {
  const { child, origin } = await startServer(await builtFolder(), {})
  const silent = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void silent.destroy())
  silent.on('error', () => undefined)
  await once(silent, 'connect')
  silent.write(sent)
  // The server has taken it on before an answer that was asked for later arrives.
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const ended = once(child, 'exit')
  const begin = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - begin).toBeLessThan(most)
})

test('before it stops, it says for DRAIN_SECONDS that it is not ready, and serves', async () => {
  const { child, origin } = await startServer(await builtFolder(), { DRAIN_SECONDS: '3' })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const ended = once(child, 'exit')
  const begin = performance.now()
  child.kill('SIGTERM')
  await eventually('it is not ready', async () => (await fetch(`${origin}/readyz`)).status === 503)
  const page = await fetch(origin)
  expect(page.status).toBe(200)
  expect(page.headers.get('connection')).toBe('close')
  const lead = await callFunction(origin, 'send-contact-email', contactFields())
  expect(lead.status).toBe(200)
  expect(await ended).toEqual([0, null])
  expect(performance.now() - begin).toBeGreaterThan(2_900)
})

test('a second signal ends the process at once', async () => {
  const { child, origin } = await startServer(await builtFolder(), {})
  // A request that never ends keeps a graceful stop waiting.
  const stuck = unsentMessage(origin, 100)
  stuck.on('error', () => {})
  await new Promise((resolve) => stuck.write('{', resolve))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
})

test('the log tells what happened and nothing about whom', async () => {
  const { origin, output } = await startServer(await builtFolder(), {
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://user:hunter2@127.0.0.1:${await freePort()}`,
  })
  const fields = contactFields({ firstName: 'Sigurbjörg', email: 'sigurbjorg@example.com' })
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Browser of Sigurbjorg' }
  const broken = `${JSON.stringify(fields)}!`
  await callFunction(origin, 'send-contact-email', fields, { headers })
  await callFunction(origin, 'send-contact-email', { ...fields, topic: 'no' }, { headers })
  await fetch(origin + functionPath('send-contact-email'), {
    method: 'POST',
    headers: { ...headers, apikey: developmentPublicKey, 'content-type': 'application/json' },
    body: broken,
  })
  await fetch(`${origin}/contact?email=sigurbjorg@example.com`, { headers })
  await fetch(`${origin}/unsubscribe/sigurbjorg@example.com`, { headers })
  await eventually('the delayed mail is logged', () => output.stderr.includes('Mail delayed'))
  expect(output.stderr).toContain('"surface":"send-contact-email","method":"POST","status":200')
  const personal = /sigurbj|example\.com|24,000|Harbour|O'Brien|203\.0\.113|hunter2/i
  expect(output.stderr.split('\n').filter((line) => personal.test(line))).toEqual([])
})
