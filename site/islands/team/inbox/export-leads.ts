import { teamLeadPaths } from '../../../../contract/team-leads.ts'
import { saveBlob } from '../../../ui/save-file.ts'
import { fetchTeam } from '../team-call.ts'

/** Milliseconds: a hundred thousand leads take a while. */
const patience = 180_000

/** Downloads an answer under the name that its `Content-Disposition` gives. Rejects with a `TeamCallError`. */
export async function downloadFrom(path: string, otherwise: string): Promise<void> {
  const answer = await fetchTeam(path, { patience })
  const fileName = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveBlob(fileName ?? otherwise, await answer.blob())
}

/** Downloads the leads under the filters as a CSV file. */
export function exportLeads(written: string): Promise<void> {
  return downloadFrom(`${teamLeadPaths.export}?${written}`, 'messages.csv')
}
