/**
 * `node tools/list-common-passwords.ts LIST`: makes `server/accounts/common-passwords.txt` from a list
 * of leaked passwords, the most frequent first, one a line. docs/decisions/0029 says which list.
 */
import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { passwordLength } from '../contract/accounts.ts'
import { commonPasswordHash } from '../server/accounts/common-passwords.ts'

const most = 10_000
const [list] = process.argv.slice(2)
if (!list) throw new Error('Name the list: node tools/list-common-passwords.ts LIST')

const hashes = new Set<string>()
for await (const password of createInterface({ input: createReadStream(list) })) {
  // What is shorter is refused as too short.
  if ([...password].length >= passwordLength.least) hashes.add(commonPasswordHash(password))
  if (hashes.size === most) break
}
const target = new URL('../server/accounts/common-passwords.txt', import.meta.url)
writeFileSync(target, `${[...hashes].sort().join('\n')}\n`)
