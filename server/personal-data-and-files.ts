/** What is held about a person, in the database and in the folder of mails. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { emptyLog } from './db/empty-log.ts'
import { kyselyRoleStore } from './db/kysely-role-store.ts'
import { mentionedIn } from './db/mentioned-in.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { type Decrypt, type Erased, erasePersonalData, personalData } from './db/personal-data.ts'
import { recordTeamAction } from './db/team-actions.ts'
import { whenReachable } from './kernel/when-reachable.ts'
import type { PersonalDataStore } from './lead-management/personal-data-store.ts'
import { filesAbout } from './mail/mailbox-files.ts'

type Place = Pick<Config, 'dataDir'>

/** Everything held about an address: the rows of the database and the names of its files. */
export async function personalDataAndFiles(
  database: OpenDatabase,
  { dataDir }: Place,
  address: string,
  decrypt: Decrypt,
) {
  const files = await filesAbout(join(dataDir, 'mail'), address)
  return { address, ...(await personalData(database, address, decrypt)), files }
}

/** Deletes what is held about an address, and says how much of each. */
export async function erasePersonalDataAndFiles(
  database: OpenDatabase,
  { dataDir }: Place,
  address: string,
): Promise<Erased & { files: number; logEmptied: boolean }> {
  const counts = await erasePersonalData(database, address)
  const logEmptied = await emptyLog(database)
  // After the database: a crash in between leaves files that a second run finds by their headers.
  const files = await filesAbout(join(dataDir, 'mail'), address)
  for (const file of files) await rm(file, { force: true })
  return { ...counts, files: files.length, logEmptied }
}

/** The same for the team's calls, each with its record. */
export function personalDataStore(
  database: OpenDatabase,
  place: Place,
  decrypt: Decrypt,
): PersonalDataStore {
  const record = (
    what: string,
    by: Parameters<PersonalDataStore['recordExport']>[0],
    now: number,
  ) => recordTeamAction(database.db, { by, now, what })
  return {
    export: (address, by, now) =>
      whenReachable(async () => {
        await record('exported a person’s data', by, now)
        return personalDataAndFiles(database, place, address, decrypt)
      }),

    erase: (address, by, now) =>
      whenReachable(async () => {
        const account = await kyselyRoleStore(database).findByAddress(address)
        if (account?.role === 'admin') return 'is-admin'
        const mentioned = await mentionedIn(database.db, address)
        const { leads, mails, subscriptions, accounts } = await erasePersonalDataAndFiles(
          database,
          place,
          address,
        )
        await record('erased a person’s data', by, now)
        return { leads, mails, subscriptions, accounts, mentionedIn: mentioned }
      }),

    recordExport: (by, now) => whenReachable(() => record('exported leads as a file', by, now)),
  }
}
