import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue } from './bounded-queue.ts'

const derive = promisify(argon2)
const deriveOld = promisify(scrypt) as (
  password: string,
  salt: string,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

/**
 * Memory in KiB, passes and lanes: what OWASP names for argon2id, some 70 ms on a small machine.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const current = { memory: 47_104, passes: 1, parallelism: 1 } as const
const tagLength = 32

type Cost = { memory: number; passes: number; parallelism: number }

/**
 * Two at once use two of the four threads that Node keeps for such work; twenty wait
 * about a second.
 */
const inTurn = boundedQueue({ running: 2, waiting: 20 })

/** Of a password nobody has: an address without an account is answered after the same work. */
const nobody = encode(current, randomBytes(16), randomBytes(tagLength))

/** Hashes a new password. Throws QueueFull. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(16)
    return encode(current, salt, await tag(password, salt, current))
  })
}

/** Whether the password is the one of the hash; without a hash none is, after the same work. Throws QueueFull. */
export function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return inTurn(() => matches(password, hash ?? nobody))
}

/** Whether a hash was made otherwise than hashes are made now. */
export function isOutdated(hash: string): boolean {
  const read = decode(hash)
  return (
    !read || Object.entries(current).some(([name, value]) => read[name as keyof Cost] !== value)
  )
}

async function matches(password: string, hash: string): Promise<boolean> {
  const read = decode(hash)
  if (!read) return matchesOld(password, hash)
  const found = await tag(password, read.salt, read)
  return found.length === read.tag.length && timingSafeEqual(found, read.tag)
}

/** Hashes of before: scrypt over `salt:key`, both in hexadecimal digits. */
async function matchesOld(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'hex')
  if (!salt || expected.length !== 64) return false
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
  return timingSafeEqual(await deriveOld(password.normalize('NFKC'), salt, 64, cost), expected)
}

function tag(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    ...cost,
    // One password, however a keyboard composes its letters.
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength,
  }
  return derive('argon2id', { ...parameters }) as Promise<Buffer>
}

/** The usual form: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
function encode(cost: Cost, salt: Buffer, hashed: Buffer): string {
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${bare(salt)}$${bare(hashed)}`
}

function decode(hash: string): (Cost & { salt: Buffer; tag: Buffer }) | undefined {
  const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
  const [, memory, passes, parallelism, salt = '', hashed = ''] = form.exec(hash) ?? []
  if (!memory) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(hashed, 'base64'),
  }
}
