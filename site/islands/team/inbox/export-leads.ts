import { teamLeadPaths } from '../../../../contract/team-leads.ts'
import { fetchTeam } from '../team-call.ts'

/** Milliseconds: a hundred thousand leads take a while. */
const patience = 180_000

/** Downloads an answer under the name that its `Content-Disposition` gives. Rejects with a `TeamCallError`. */
export async function downloadFrom(path: string, otherwise: string): Promise<void> {
  const answer = await fetchTeam(path, { patience })
  const fileName = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName ?? otherwise
  link.click()
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads the leads under the filters as a CSV file. */
export function exportLeads(written: string): Promise<void> {
  return downloadFrom(`${teamLeadPaths.export}?${written}`, 'messages.csv')
}
