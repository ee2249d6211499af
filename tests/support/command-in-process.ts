import { type Command, carryOut } from '../../server/command.ts'
import type { DatabaseAddress } from './test-databases.ts'

/**
 * What `runCommand` returns, without its process: a start takes longer than most commands. Each command is tried as a
 * process too.
 */
export async function commandInProcess(
  command: Command,
  { dataDir, databaseUrl }: DatabaseAddress,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  let output = ''
  const failed = await carryOut(command, {
    words: [...words],
    env: {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    write(text) {
      output += text
      return true
    },
  })
  return failed === undefined ? { code: 0, output } : { code: 1, output: `${failed}\n` }
}
