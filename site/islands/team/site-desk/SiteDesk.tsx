import { articleIn } from '../../../../contract/article-file.ts'
import { photographIn } from '../../../../contract/photographs.ts'
import type { DeskOverview } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink } from '../team-address.ts'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticleList } from './ArticleList.tsx'
import { type DeskPart, deskParts, hrefOfPart, useDeskAddress } from './desk-address.ts'
import { Facts } from './Facts.tsx'
import { Figures } from './Figures.tsx'
import { FileList } from './FileList.tsx'
import { PictureEditor } from './PictureEditor.tsx'
import { PictureList } from './PictureList.tsx'
import { Preview } from './Preview.tsx'
import { PublishBar } from './PublishBar.tsx'
import { useOverview } from './use-desk.ts'
import { Versions } from './Versions.tsx'
import { WordsEditor } from './WordsEditor.tsx'
import '../admin/admin.css'
import './SiteDesk.css'

/** Words, facts and figures of the site: changed, checked, seen, published and taken back. */
export function SiteDesk() {
  const overview = useOverview()
  const { part, file } = useDeskAddress()
  return (
    <div className="admin desk">
      <Awaited of={overview} room="page">
        {(shown) =>
          shown.closed === null ? (
            <Opened overview={shown} part={part} file={file} />
          ) : (
            <Panel id="closed" level={2} heading="Words cannot be changed on this server">
              <p className="panel-empty">{shown.closed}</p>
            </Panel>
          )
        }
      </Awaited>
    </div>
  )
}

type OpenedProps = { overview: DeskOverview; part: DeskPart; file: string | null }

function Opened({ overview, part, file }: OpenedProps) {
  return (
    <>
      <PublishBar overview={overview} />
      <nav className="team-nav desk-nav" aria-label="Site">
        {Object.entries(deskParts).map(([name, label]) => (
          <a
            key={name}
            href={hrefOfPart(name as DeskPart)}
            aria-current={name === part ? 'page' : undefined}
            onClick={followLink}
          >
            {label}
          </a>
        ))}
      </nav>
      {part === 'words' &&
        (file ? <WordsEditor key={file} file={file} /> : <FileList overview={overview} />)}
      {part === 'articles' &&
        (file && articleIn(file) ? (
          <ArticleEditor key={file} file={file} overview={overview} />
        ) : (
          <ArticleList overview={overview} />
        ))}
      {part === 'pictures' &&
        (file && photographIn(file) ? (
          <PictureEditor key={file} file={file} />
        ) : (
          <PictureList overview={overview} />
        ))}
      {part === 'facts' && <Facts />}
      {part === 'figures' && <Figures />}
      {part === 'preview' && <Preview overview={overview} />}
      {part === 'versions' && <Versions />}
    </>
  )
}
