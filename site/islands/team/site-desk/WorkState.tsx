import { articleIn } from '../../../../contract/article-file.ts'
import { ownerSettingsFile } from '../../../../contract/owner-settings.ts'
import { photographIn } from '../../../../contract/photographs.ts'
import type { DeskProblem, DeskWork } from '../../../../contract/site-desk.ts'
import { Message } from '../../../ui/Message.tsx'
import { Moment } from '../parts/Moment.tsx'
import { followLink } from '../team-address.ts'
import { hrefOfPart } from './desk-address.ts'
import { labelOf } from './field-words.ts'
import { percentOf, stageInWords } from './work-words.ts'

/** How far a build has come, and what became of it. */
export function WorkState({ work }: { work: DeskWork }) {
  const { endedAt, stage, by, begunAt } = work
  if (endedAt === null) {
    return (
      <div className="desk-progress">
        <label htmlFor="desk-progress">
          {stageInWords(work)} …<span>begun by {by}</span>
        </label>
        <progress id="desk-progress" max={100} value={percentOf(work)} />
      </div>
    )
  }
  return (
    <Message
      kind={stage === 'done' ? 'done' : 'wrong'}
      title={`${stageInWords(work)}.`}
      description={`By ${by}, in ${Math.max(1, Math.round((endedAt - begunAt) / 1000))} seconds.`}
    >
      <p>
        <Moment at={endedAt} />
      </p>
    </Message>
  )
}

/** Mistakes, each with a link to its field. */
export function Problems({ problems }: { problems: readonly DeskProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="desk-problems">
      {problems.map(({ file, key, what }) => (
        <li key={`${file} ${key} ${what}`}>
          {file && (
            <a href={hrefOf(file)} onClick={followLink}>
              {labelOf(key)}
            </a>
          )}{' '}
          {what}
          {file && <small>{file}</small>}
        </li>
      ))}
    </ul>
  )
}

function hrefOf(file: string): string {
  if (file === ownerSettingsFile) return hrefOfPart('facts')
  if (photographIn(file)) return hrefOfPart('pictures', file)
  return hrefOfPart(articleIn(file) ? 'articles' : 'words', file)
}
