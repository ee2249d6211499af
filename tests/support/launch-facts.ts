import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServerFile, serverFile } from '../../contract/server-file.ts'
import { writeBuiltSite } from './built-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Of a company that has filled everything in. */
export const launchFacts: ServerFile = {
  holidays: ['2026-12-25'],
  knowsHolidays: true,
  owner: {
    legalName: 'Example Water ehf.',
    address: '1 Example Street',
    emergencyPhone: '+354 555 0199',
    emergencyMailbox: '',
    platform: 'https://water.is/',
  },
  roundTheClock: ['emergencyResponse'],
  figures: [{ key: 'ph', what: 'pH', danger: 'Two.', proof: 'One.', paste: '', done: true }],
  promises: [{ key: 'every-lot', sentence: 'Each lot is analysed.', binds: 'A laboratory.' }],
  articles: [{ id: 'lava', title: 'Lava', excerpt: 'What it does.', path: '/resources#lava' }],
}

/** A small built site with what its build tells the server; resolves with its folder. */
export async function builtWithFacts(changed: Partial<ServerFile> = {}): Promise<string> {
  const directory = await writeBuiltSite(await temporaryFolder())
  await writeFile(join(directory, serverFile), JSON.stringify({ ...launchFacts, ...changed }))
  return directory
}
