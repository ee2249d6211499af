import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Postfix = {
  /** As `SMTP_URL` takes it. */
  url: string
  /** What it answers to recipients of a domain from now on: `450 4.2.1 Come later`. The others are taken. */
  answer: (answers: Record<string, string>) => Promise<void>
  /** How often it has taken a message over for good, by Message-ID without its brackets. */
  taken: () => Promise<Map<string, number>>
}

/** Those of Debian's package; every mail that is taken is thrown away. */
const services = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
discard unix - - n - - discard
error unix - - n - - error
retry unix - - n - - error
postlog unix-dgram n - n - 1 postlogd
`

const settings = (folder: string) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.company.example
mydestination =
default_transport = discard:
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_recipient_restrictions = check_recipient_access texthash:${folder}/config/answers, permit_mynetworks, reject
# Each connection meets a process that reads the answers anew.
max_use = 1
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
`

/**
 * A Postfix of one test's own, with its configuration and queue in a folder of its own, on a free port of the
 * loopback; gone when the test has finished. Undefined where Debian's package is absent, or nobody may start it: only
 * root may.
 */
export async function realPostfix(): Promise<Postfix | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/lib/postfix/sbin/master')) return undefined
  const folder = await temporaryFolder()
  const port = await freePort()
  const config = `${folder}/config`
  // Postfix gives up root's rights, and must still get in.
  await chmod(folder, 0o755)
  for (const name of ['config', 'queue', 'data']) await mkdir(`${folder}/${name}`)
  const { stdout: owner } = await promisify(execFile)('id', ['-u', 'postfix'])
  await chown(`${folder}/data`, Number(owner), 0)
  await writeFile(`${config}/main.cf`, settings(folder))
  await writeFile(`${config}/master.cf`, services(port))
  const answer = (answers: Record<string, string>) =>
    writeFile(
      `${config}/answers`,
      Object.entries(answers).map((words) => `${words.join(' ')}\n`),
    )
  await answer({})

  const postfix = spawn('/usr/sbin/postfix', ['-c', config, 'start-fg'], { stdio: 'ignore' })
  const ended = once(postfix, 'exit')
  onTestFinished(async () => {
    const master = Number(await readFile(`${folder}/queue/pid/master.pid`, 'utf8').catch(() => 0))
    // Its own children end with it.
    if (postfix.exitCode !== null) return
    if (master > 0) process.kill(master, 'SIGTERM')
    else postfix.kill('SIGTERM')
    await ended
  })
  await eventually('Postfix greets', () => greets(port), 60)

  return {
    url: `smtp://127.0.0.1:${port}`,
    answer,
    async taken() {
      const log = await readFile(`${folder}/log`, 'utf8')
      const identities = [...log.matchAll(/ message-id=<([^>]*)>$/gm)].map(([, id]) => id ?? '')
      const counts = new Map<string, number>()
      for (const id of identities) counts.set(id, (counts.get(id) ?? 0) + 1)
      return counts
    },
  }
}

/** Whether a mail server greets at a port of the loopback. */
async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  try {
    const [text] = (await once(socket, 'data', { signal: AbortSignal.timeout(5_000) })) as [string]
    return text.startsWith('220 ')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
