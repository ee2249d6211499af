import { useState } from 'react'
import { type DeskGroup, type DeskOverview, deskGroups } from '../../../../contract/site-desk.ts'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink } from '../team-address.ts'
import { hrefOfPart } from './desk-address.ts'

const groupNames = {
  pages: 'Pages',
  articles: 'Articles',
  pictures: 'Pictures',
  shared: 'On several pages',
  documents: 'Documents to download',
  notices: 'Forms and notices',
  mails: 'Mails',
  settings: 'Facts and figures',
} as const satisfies Record<DeskGroup, string>

/** Groups that have a part of the desk of their own. */
const withOwnPart: ReadonlySet<DeskGroup> = new Set(['articles', 'pictures', 'settings'])

type Listed = DeskOverview['files'][number]
type Review = Listed['review']

/** Whether a native reader has read a translation, and whether it still says what was read. */
function reviewInWords(review: Review): string {
  if (!review) return 'Not reviewed by a native reader'
  const read = `${review.by}, ${review.on}`
  return review.holds ? `Reviewed by ${read}` : `Changed since it was reviewed by ${read}`
}

/** How many texts of a translation are to be compared with English; empty where none is. */
function behindInWords({ changed, unknown }: Listed['behind']): string {
  const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`)
  return [
    changed > 0 && `${texts(changed)} changed in English since`,
    unknown > 0 && `${texts(unknown)} not compared with English yet`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Every page and part whose words can be changed. */
export function FileList({ overview }: { overview: DeskOverview }) {
  const [sought, seek] = useState('')
  const files = overview.files.filter(
    ({ group, title }) =>
      !withOwnPart.has(group) && title.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <Panel id="files" level={2} heading="Pages and their words">
      <div className="field desk-seek">
        <label htmlFor="desk-seek">Find a page by its name</label>
        <input
          id="desk-seek"
          type="search"
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      </div>
      {deskGroups.map((group) => {
        const listed = files.filter((file) => file.group === group)
        if (listed.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h3 id={`group-${group}`}>{groupNames[group]}</h3>
            <ul className="desk-files">
              {listed.map(({ file, title, language, texts, draft, review, behind }) => (
                <li key={file}>
                  <a href={hrefOfPart('words', file)} onClick={followLink}>
                    {title}
                    {language !== 'en' && ` (${language})`}
                  </a>
                  <span>{texts} texts</span>
                  {language !== 'en' && <span>{reviewInWords(review)}</span>}
                  {behindInWords(behind) && (
                    <span className="desk-behind">{behindInWords(behind)}</span>
                  )}
                  {draft && (
                    <span className="desk-draft">
                      {draft.changed} in draft, {draft.by}, <Moment at={draft.at} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Panel>
  )
}
