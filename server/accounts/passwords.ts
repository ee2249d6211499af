import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue } from '../kernel/bounded-queue.ts'

const derive = promisify(argon2)
const deriveOld = promisify(scrypt) as (
  password: string,
  salt: string,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

/** Memory in KiB, passes and lanes of argon2id. */
export type PasswordCost = { memory: number; passes: number; parallelism: number }

/**
 * What OWASP names for argon2id, some 70 ms on a small machine.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const usualCost: PasswordCost = { memory: 47_104, passes: 1, parallelism: 1 }
const tagLength = 32

export type Passwords = {
  /** Hashes a new password. Throws QueueFull. */
  hash(password: string): Promise<string>
  /** Whether the password is the one of the hash; without a hash none is, after the same work. Throws QueueFull. */
  isRight(password: string, hash: string | null | undefined): Promise<boolean>
  /** Whether a hash was made otherwise than hashes are made now. */
  isOutdated(hash: string): boolean
}

/**
 * How the passwords of a server are hashed and judged. Only tests choose another cost: each hash carries its own, so
 * that one made at another is still judged.
 */
export function openPasswords(cost: PasswordCost = usualCost): Passwords {
  // Two at once use two of the four threads that Node keeps for such work; twenty wait about a second.
  const inTurn = boundedQueue({ running: 2, waiting: 20 })
  // Of a password nobody has: an address without an account is answered after the same work.
  const nobody = encode(cost, randomBytes(16), randomBytes(tagLength))
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16)
        return encode(cost, salt, await tag(password, salt, cost))
      }),
    isRight: (password, hash) => inTurn(() => matches(password, hash ?? nobody)),
    isOutdated(hash) {
      const read = decode(hash)
      const { memory, passes, parallelism } = cost
      return read?.memory !== memory || read.passes !== passes || read.parallelism !== parallelism
    },
  }
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

function tag(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
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
function encode(cost: PasswordCost, salt: Buffer, hashed: Buffer): string {
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${bare(salt)}$${bare(hashed)}`
}

function decode(hash: string): (PasswordCost & { salt: Buffer; tag: Buffer }) | undefined {
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
