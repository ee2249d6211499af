import type { ServerFile } from '../../contract/server-file.ts'
import type { LaunchLine, LaunchList } from '../../contract/team-launch.ts'
import { launchText } from '../words/launch-words.ts'
import type { AddressAnswer } from './address-answers.ts'
import type { Found } from './findings.ts'
import type { SecretJudgement } from './judge-secret.ts'
import { launchLines } from './launch-lines.ts'
import type { LaunchStore } from './launch-store.ts'

/** Where the list looks. */
export type LaunchListDeps = {
  launches: Pick<LaunchStore, 'steps' | 'admins'>
  /** What the build that is live says; undefined for one of before. */
  published: () => ServerFile | undefined
  askAddress: () => Promise<AddressAnswer>
  judgeSecret: () => Promise<SecretJudgement>
  mailWay: string | undefined
  /** Settings that hold an address of an example, besides those of the build. */
  examplesIn: (site: ServerFile | undefined) => readonly string[]
  now: () => number
}

/** The launch list as it stands now: every line tested anew. */
export async function readLaunchList(deps: LaunchListDeps): Promise<LaunchList> {
  const site = deps.published()
  const [steps, admins, address, secret] = await Promise.all([
    deps.launches.steps(),
    deps.launches.admins(),
    deps.askAddress(),
    deps.judgeSecret(),
  ])
  const examples = deps.examplesIn(site)
  const lines = linesOf({
    ...{ now: deps.now(), steps, admins, address, secret, site },
    ...{ mailWay: deps.mailWay, examples },
  })
  const launched = steps.get('launched')
  return {
    launched: launched ? { at: launched.at, by: launched.by || launched.signedAs } : null,
    mayLaunch: lines.every(({ weight, green }) => green || weight === 'should'),
    lines,
  }
}

export function linesOf(found: Found): LaunchLine[] {
  return launchLines.map((line) => {
    const { key, who, weight } = line
    const words = {
      title: launchText(`lines.${key}.title`),
      how: launchText(`lines.${key}.how`),
      why: launchText(`lines.${key}.why`),
    }
    if ('judge' in line) {
      const { green, say, values } = line.judge(found)
      return { key, who, weight, green, ...words, found: launchText(say, values), items: [] }
    }
    const items = line.items(found)
    const open = items.filter(({ done }) => !done).length
    // Nothing to sign is no consent: a build that names no promise is one that does not know of them.
    const green = items.length > 0 && open === 0
    const say = !found.site ? 'oldBuild' : green ? 'items.done' : 'items.open'
    const counted = launchText(say, { open, all: items.length })
    return { key, who, weight, green, ...words, found: counted, items }
  })
}
